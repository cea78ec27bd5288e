/** Random bodies of `POST /v1/scoping/group`, valid or close to it. */
import { MEMBER_STATES } from '../../src/shared/country.js';
import { SeededRandom } from '../../tools/differ/seeded-random.js';

type Body = Readonly<Record<string, unknown>>;

const KINDS = [
  'ettevotja',
  'ettevotja',
  'ettevotja',
  'fuusiline_isik',
  'avalik_asutus',
  'ariingel',
  'ulikool',
  'kohalik_omavalitsus',
] as const;
const SHARES = [0, 12.5, 24.99, 25, 30, 50, 50.01, 60, 75, 100];
const SECTORS = ['energy_electricity', 'banking', 'food', 'digital_providers', 'public_health'];
const CONTROLS = ['juhtorgan', 'leping', 'kokkulepe'];

const figures = (lots: SeededRandom): Body => ({
  tootajad: lots.under(320),
  ...(lots.under(3) === 0 ? {} : { kaive_meur: lots.under(70), bilanss_meur: lots.under(60) }),
});

const rarely = (lots: SeededRandom): Body => ({
  ...(lots.under(4) === 0 ? { soltumatud_susteemid: true, soltumatud_teenused: true } : {}),
  ...(lots.under(5) === 0 ? { turud: [lots.of(['x', 'y'])] } : {}),
});

function entity(lots: SeededRandom, id: string): Body {
  const liik = lots.of(KINDS);
  const named = { id, liik, ...(lots.under(2) === 0 ? { nimi: `Näidis ${id}` } : {}) };
  if (liik === 'fuusiline_isik' || liik === 'avalik_asutus') return named;
  return {
    ...named,
    ...(lots.under(6) === 0 ? {} : figures(lots)),
    ...(lots.under(3) === 0 ? { eelmine: figures(lots) } : {}),
    ...(lots.under(2) === 0 ? { riik: lots.of(MEMBER_STATES) } : {}),
    ...(lots.under(2) === 0 ? { sektor: lots.of(SECTORS) } : {}),
    ...(liik === 'kohalik_omavalitsus' ? { eelarve_meur: 9, elanikke: 4_999 } : {}),
    ...rarely(lots),
  };
}

const holding = (lots: SeededRandom, ids: readonly string[]): Body => ({
  omanik: lots.of(ids),
  uksus: lots.of(ids),
  kapital_protsent: lots.of(SHARES),
  ...(lots.under(3) === 0 ? { haaled_protsent: lots.of(SHARES) } : {}),
  ...(lots.under(8) === 0 ? { kontroll: lots.of(CONTROLS) } : {}),
  ...(lots.under(8) === 0 ? { investeering_meur: 1, osaleb_juhtimises: false } : {}),
});

/** Half of the graphs have an owner before each enterprise, so that they have no errors. */
export function randomGroup(seed: number): () => Body {
  const lots = new SeededRandom(seed);
  return () => {
    const count = 1 + lots.under(7);
    const ids = Array.from({ length: count }, (_, at) => `e${String(at)}`);
    const isValid = lots.under(2) === 0;
    const osalused = isValid
      ? ids.slice(1).map((uksus, at) => ({ ...holding(lots, ids), omanik: ids[at], uksus }))
      : Array.from({ length: lots.under(8) }, () => holding(lots, ids));
    return { uksused: ids.map((id) => entity(lots, id)), osalused };
  };
}
