/** Two frameworks side by side: the controls of one, and their counterparts in the other. */
import { useState } from 'preact/hooks';
import { ask, type DataPage } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useForm } from '../../lib/use-stored.js';
import { usePages } from '../../lib/use-pages.js';
import { Busy } from '../../parts/busy.js';
import { DataTable } from '../../parts/data-table.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';
import { MoreButton } from '../../parts/more-button.js';
import { FRAMEWORK_CHOICES, placeAddress, type GraphPlace } from './map-words.js';

type Comparison = Contract['FrameworkComparison'];
type ComparedRow = Contract['ComparedControl'];
type Pair = Readonly<{ a: string; b: string }>;

/** Controls a page. */
const PAGE = 20;

const FIRST: Pair = { a: 'iso27001', b: 'dora' };

/** The measures themselves have no controls. */
const CHOICES = FRAMEWORK_CHOICES.filter(({ value }) => value !== 'nis2');

const nameOf = (key: string): string => CHOICES.find(({ value }) => value === key)?.text ?? key;

function PlaceLink({ place: { id, ref, title } }: { place: GraphPlace }) {
  return <a href={placeAddress(id)}>{title ? `${ref} ${title}` : ref}</a>;
}

function Rows({ rows, pair }: Readonly<{ rows: readonly ComparedRow[]; pair: Pair }>) {
  const { t } = useSession();
  return (
    <DataTable
      caption={t('console:mapping.compare')}
      hasHeading
      columns={[{ title: nameOf(pair.a) }, { title: nameOf(pair.b) }]}
      rows={rows.map(({ control, counterparts }) => [
        <PlaceLink place={control} />,
        counterparts.length === 0 ? (
          '–'
        ) : (
          <ul class="plain">
            {counterparts.map((one) => (
              <li key={one.control.id}>
                <PlaceLink place={one.control} />
              </li>
            ))}
          </ul>
        ),
      ])}
    />
  );
}

type Totals = Readonly<{ matched: number; all: number }>;

function Compared({ apiKey, pair }: Readonly<{ apiKey: string; pair: Pair }>) {
  const { t, language: keel } = useSession();
  const [totals, setTotals] = useState<Totals | null>(null);
  const list = usePages(
    async (after): Promise<DataPage<readonly ComparedRow[]>> => {
      const query = { framework_a: pair.a, framework_b: pair.b, keel, first: PAGE, after };
      const found = await ask<Comparison>('/graph/compare', { key: apiKey, query });
      const { edges, pageInfo } = found.rows;
      setTotals({ matched: found.matched_a, all: found.controls_a });
      return {
        data: edges.map(({ node }) => node),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
    [pair, keel],
  );
  return (
    <>
      <ErrorNote error={list.error} onRetry={list.again} />
      {totals === null ? null : (
        <p role="status">
          {t('console:mapping.compared', {
            matched: number(keel, totals.matched),
            all: number(keel, totals.all),
            framework: nameOf(pair.a),
          })}
        </p>
      )}
      {list.items === null ? null : <Rows rows={list.items} pair={pair} />}
      <Busy isBusy={list.isBusy} />
      <MoreButton hasMore={list.hasMore} more={list.more} />
    </>
  );
}

export function Compare({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const [pair, setPair] = useForm<Pair>('compare', FIRST);
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="card" aria-labelledby="compare-frameworks">
      <h2 id="compare-frameworks">{t('console:mapping.compare')}</h2>
      <div class="fields">
        {(['a', 'b'] as const).map((side, at) => (
          <SelectField
            key={side}
            label={`${t('console:mapping.framework')} ${String(at + 1)}`}
            isRequired
            value={pair[side]}
            onValue={(value) => {
              setPair({ ...pair, [side]: value });
            }}
            choices={CHOICES}
          />
        ))}
      </div>
      {isOpen ? (
        <Compared apiKey={apiKey} pair={pair} />
      ) : (
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('console:mapping.compare')}
        </button>
      )}
    </section>
  );
}
