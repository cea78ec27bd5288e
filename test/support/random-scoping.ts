/** Random valid bodies of scoping, around the limits of sizes, with known sectors, cases, types and codes. */
import { MEMBER_STATES } from '../../src/shared/country.js';
import { SeededRandom } from '../../tools/differ/seeded-random.js';
import type { Knowledge } from '../../src/knowledge/load-knowledge.js';

type Known = Pick<Knowledge, 'applicability' | 'countries'>;

const HEADCOUNTS = [0, 1, 9, 10, 19, 20, 49, 50, 99, 100, 249, 250, 499, 500, 3_000];
const MONEY = [0, 0.4, 2, 2.1, 10, 10.000001, 43, 43.5, 50, 50.000001, 120, 900];
const SHARES = [0, 5, 9.9, 10, 20, 50, 80, 100];
const OUTSIDE = ['NO', 'ch', 'UK', 'us'];
const CODES = [
  '35.11',
  '6201',
  '62.01',
  '86.10',
  '10.51',
  '49.20',
  'J61',
  '84.11',
  'x1',
  ' 35.1 ',
  '61',
];

const oneIn = (lots: SeededRandom, most: number): boolean => lots.under(most) === 0;

function typesOf({ applicability, countries }: Known): readonly string[] {
  const own = Object.values(countries).flatMap(({ rules }) => rules?.entityTypes ?? []);
  const all = Object.values(applicability.sectors).flatMap((one) => one.entityTypes);
  return [...all, ...own].map(({ key }) => key);
}

export function randomScoping(known: Known, seed: number): () => Record<string, unknown> {
  const lots = new SeededRandom(seed);
  const { sectors, specialCases } = known.applicability;
  const directiveTypes = Object.values(sectors)
    .flatMap((one) => one.entityTypes)
    .map(({ key }) => key);
  const all = typesOf(known);
  const some = <Value>(most: number, make: () => Value) => (oneIn(lots, most) ? make() : undefined);
  const money = () => (oneIn(lots, 4) ? lots.under(9_000) / 100 : lots.of(MONEY));
  return () => {
    const riik = oneIn(lots, 5) ? lots.of([...OUTSIDE, null]) : lots.of(MEMBER_STATES);
    const own = all.filter((key) => key.startsWith(`${riik ?? '-'}_`));
    const body: Record<string, unknown> = {
      tootajad: oneIn(lots, 2) ? lots.of(HEADCOUNTS) : lots.under(600),
      sektor: oneIn(lots, 6) ? null : lots.of(Object.keys(sectors)),
      erijuht: some(4, () => lots.of(Object.keys(specialCases))),
      erijuhud: some(6, () => lots.some(3, () => lots.of(Object.keys(specialCases)))),
      uksuse_liigid: some(3, () => lots.some(3, () => lots.of([...own, ...directiveTypes]))),
      osakaal_protsent: some(5, () => lots.of(SHARES)),
      avalik_sidevork: some(8, () => true),
      kaive_meur: oneIn(lots, 4) ? null : money(),
      bilanss_meur: oneIn(lots, 4) ? null : money(),
      riik: riik === null ? undefined : riik,
      tegevuskood: some(4, () => lots.of(CODES)),
    };
    return JSON.parse(JSON.stringify(body)) as Record<string, unknown>; // as sent: undefined members are absent
  };
}
