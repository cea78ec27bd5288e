/** The 27 member states as tiles, roughly where they lie, with the state of their act. */
import { countryName } from '../../lib/format.js';
import type { Questions } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import { useQuestions } from '../../lib/use-questions.js';
import { DataTable } from '../../parts/data-table.js';
import { Picture } from '../../parts/picture.js';

/** Column and row of each tile. */
const TILES: Readonly<Record<string, readonly [number, number]>> = {
  se: [5, 0],
  fi: [6, 0],
  dk: [4, 1],
  ee: [7, 1],
  ie: [0, 2],
  nl: [3, 2],
  de: [4, 2],
  pl: [5, 2],
  lt: [6, 2],
  lv: [7, 2],
  be: [2, 3],
  lu: [3, 3],
  cz: [4, 3],
  sk: [5, 3],
  hu: [6, 3],
  ro: [7, 3],
  fr: [2, 4],
  at: [4, 4],
  si: [5, 4],
  hr: [6, 4],
  bg: [7, 4],
  pt: [0, 5],
  es: [1, 5],
  it: [4, 5],
  gr: [6, 5],
  mt: [4, 6],
  cy: [7, 6],
};

const SIZE = 62;
const GAP = 6;
const COLUMNS = 8;
const ROWS = 7;

type StatesProps = Readonly<{ states: Questions['riigid'] }>;

function Tiles({ states }: StatesProps) {
  const { t, language } = useSession();
  const step = SIZE + GAP;
  return (
    <svg
      class="tiles"
      width={COLUMNS * step}
      height={ROWS * step}
      viewBox={`0 0 ${String(COLUMNS * step)} ${String(ROWS * step)}`}
    >
      {states.map(({ riik, staatus }) => {
        const [column, row] = TILES[riik] ?? [0, 0];
        const code = riik.toUpperCase();
        const state = t(`console:changes.state.${staatus}`);
        const name = `${code} ${countryName(language, riik)}: ${state}`;
        return (
          <a
            key={riik}
            href={`/countries/${riik}?keel=${language}`}
            aria-label={name}
            class={staatus}
          >
            <title>{name}</title>
            <rect x={column * step} y={row * step} width={SIZE} height={SIZE} rx="8" />
            <text x={column * step + SIZE / 2} y={row * step + SIZE / 2 + 5} text-anchor="middle">
              {code}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

function StateTable({ states }: StatesProps) {
  const { t, language } = useSession();
  const named = states
    .map((one) => ({ ...one, name: countryName(language, one.riik) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <DataTable
      caption={t('console:changes.map')}
      columns={[{ title: t('console:orders.country') }, { title: t('console:changes.status') }]}
      rows={named.map(({ riik, staatus, name }) => [
        <a href={`/countries/${riik}?keel=${language}`}>{name}</a>,
        t(`console:changes.state.${staatus}`),
      ])}
    />
  );
}

export function CountryTiles() {
  const { t } = useSession();
  const { data } = useQuestions();
  if (data === null) return null;
  const states = data.riigid;
  return (
    <Picture
      title={t('console:changes.map')}
      legend={
        <ul class="keys">
          {(['transposed', 'pending'] as const).map((state) => (
            <li key={state} class={`key-mark ${state}`}>
              {t(`console:changes.state.${state}`)} (
              {states.filter(({ staatus }) => staatus === state).length})
            </li>
          ))}
        </ul>
      }
      table={<StateTable states={states} />}
    >
      <Tiles states={states} />
    </Picture>
  );
}
