/** Heat map of a portfolio: how many organisations of a country are in which class; a cell lists them. */
import { useState } from 'preact/hooks';
import type { Classified } from '../../lib/portfolio.js';
import { countryName, number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';
import { PrintButton } from '../../parts/print-button.js';

const CLASSES = ['essential', 'important', 'valjas', null] as const;
const SHADES = 4;
const MAX_LISTED = 200;

/** `of`: class; null: lines with errors. */
type Chosen = Readonly<{ country: string; of: (typeof CLASSES)[number] }>;

const shadeOf = (count: number, most: number): string =>
  count === 0 ? '' : `s${String(Math.ceil((count / most) * SHADES))}`;

type MapProps = Readonly<{ all: readonly Classified[] }>;

function useNames() {
  const { t, language } = useSession();
  return {
    country: (code: string): string => {
      if (code === '') return t('console:portfolio.no_country');
      return /^[a-z]{2}$/.test(code) ? countryName(language, code) : code;
    },
    classOf: (of: string | null): string =>
      of === null ? t('console:portfolio.wrong') : t(`console:class.${of}`),
  };
}

function List({ all, chosen }: MapProps & Readonly<{ chosen: Chosen }>) {
  const { t } = useSession();
  const names = useNames();
  const found = all.filter(({ country, of }) => country === chosen.country && of === chosen.of);
  return (
    <DataTable
      caption={`${names.country(chosen.country)}, ${names.classOf(chosen.of)}`}
      columns={[
        { title: t('console:case.name') },
        {
          title: chosen.of === null ? t('console:portfolio.columns') : t('console:portfolio.size'),
        },
      ]}
      rows={found
        .slice(0, MAX_LISTED)
        .map(({ name, size, wrong }) => [
          name,
          size === null ? wrong.join(', ') : t(`console:size.${size}`),
        ])}
    />
  );
}

type RowProps = Readonly<{
  country: string;
  members: readonly Classified[];
  most: number;
  chosen: Chosen | null;
  onChoice: (chosen: Chosen) => void;
}>;

function CountryRow({ country, members, most, chosen, onChoice }: RowProps) {
  const { language } = useSession();
  const names = useNames();
  return (
    <tr>
      <th scope="row">{names.country(country)}</th>
      {CLASSES.map((of) => {
        const count = members.filter((one) => one.of === of).length;
        if (count === 0)
          return (
            <td key={of} class="heat none">
              –
            </td>
          );
        const isChosen = chosen?.country === country && chosen.of === of;
        return (
          <td key={of} class={`heat ${shadeOf(count, most)}`} data-label={names.classOf(of)}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={`${names.country(country)}, ${names.classOf(of)}: ${String(count)}`}
              onClick={() => {
                onChoice({ country, of });
              }}
            >
              <strong>{number(language, count)}</strong>
            </button>
          </td>
        );
      })}
    </tr>
  );
}

export function PortfolioMap({ all }: MapProps) {
  const { t } = useSession();
  const names = useNames();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const countries = [...Map.groupBy(all, ({ country }) => country)];
  const counts = countries.flatMap(([, members]) =>
    CLASSES.map((of) => members.filter((one) => one.of === of).length),
  );
  return (
    <section class="card picture" aria-labelledby="portfolio">
      <h2 id="portfolio">{t('console:portfolio.map')}</h2>
      <p class="quiet">{t('console:portfolio.map_text')}</p>
      <div class="scroll" tabIndex={0} role="region" aria-label={t('console:portfolio.map')}>
        <table class="matrix by-class">
          <thead>
            <tr>
              <th scope="col">{t('console:orders.country')}</th>
              {CLASSES.map((of) => (
                <th key={of} scope="col">
                  {names.classOf(of)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countries.map(([country, members]) => (
              <CountryRow
                key={country}
                country={country}
                members={members}
                most={Math.max(1, ...counts)}
                chosen={chosen}
                onChoice={setChosen}
              />
            ))}
          </tbody>
        </table>
      </div>
      {chosen === null ? null : <List all={all} chosen={chosen} />}
      <PrintButton />
    </section>
  );
}
