/** The reader's organisations, and two of them side by side. */
import { useMemo, useState } from 'preact/hooks';
import { countryName } from '../../lib/format.js';
import { organisationName } from '../../lib/organisation-name.js';
import { hasDrafts, stateOf, type OrganisationState } from '../../lib/organisation-state.js';
import { organisations, type Organisation } from '../../lib/organisations.js';
import { useSession } from '../../lib/session.js';
import { useLaw } from '../../lib/use-law.js';
import { useQuestions } from '../../lib/use-questions.js';
import { DataTable } from '../../parts/data-table.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';
import { Deadlines } from './deadlines.js';
import { OrganisationCard } from './organisation-card.js';
import { ClassMark, Gaps, NextDeadline, Registration, useCountry } from './state-words.js';

/** `state`: null while the rules are loading or without drafts. */
type Listed = Readonly<{
  organisation: Organisation;
  name: string;
  state: OrganisationState | null;
}>;

function useListed(): Readonly<{ listed: readonly Listed[]; error: ReturnType<typeof useLaw> }> {
  const { t } = useSession();
  const all = organisations();
  const isWanted = all.some(({ id }) => hasDrafts(id));
  const law = useLaw(isWanted);
  const questions = useQuestions(isWanted);
  const listed = useMemo(() => {
    const now = new Date();
    return all.map((organisation, at) => ({
      organisation,
      name: organisationName(t, organisation, at),
      state:
        law.data === null || questions.data === null
          ? null
          : stateOf(law.data, questions.data, { id: organisation.id, now }),
    }));
  }, [law.data, questions.data, t]);
  return { listed, error: law };
}

function Comparison({ listed }: { listed: readonly Listed[] }) {
  const { t, language } = useSession();
  const [ids, setIds] = useState(listed.slice(0, 2).map(({ organisation }) => organisation.id));
  const choices = listed.map(({ organisation, name }) => ({ value: organisation.id, text: name }));
  const chosen = ids.map((id) => listed.find(({ organisation }) => organisation.id === id));
  const [first, second] = chosen.map((one) => one?.state ?? null);
  const data = [useCountry(first?.country ?? null), useCountry(second?.country ?? null)];
  const states = [first ?? null, second ?? null];
  const row = (
    key: string,
    cell: (state: OrganisationState | null, at: number) => preact.ComponentChildren,
  ) => [t(`console:home.${key}`), ...states.map(cell)];
  return (
    <section class="card" aria-labelledby="compare">
      <h2 id="compare">{t('console:home.compare')}</h2>
      <div class="fields">
        {ids.map((id, at) => (
          <SelectField
            key={at}
            label={`${t('console:home.organisation')} ${String(at + 1)}`}
            isRequired
            value={id}
            choices={choices}
            onValue={(next) => {
              setIds(ids.with(at, next));
            }}
          />
        ))}
      </div>
      <DataTable
        caption={t('console:home.compare')}
        hasHeading
        columns={[{ title: '' }, ...chosen.map((one, at) => ({ title: one?.name ?? String(at) }))]}
        rows={[
          row('class', (state) => <ClassMark state={state} />),
          row('country', (state) => (state?.country ? countryName(language, state.country) : '–')),
          row('authority', (_, at) => data[at]?.record?.authority ?? '–'),
          row('registration', (state, at) => {
            const known = data[at];
            return known === undefined ? '–' : <Registration state={state} data={known} />;
          }),
          row('next', (state) => <NextDeadline state={state} />),
          row('gaps', (state) => <Gaps state={state} />),
        ]}
      />
    </section>
  );
}

export function Organisations() {
  const { t, add } = useSession();
  const { listed, error } = useListed();
  return (
    <section aria-labelledby="organisations">
      <Deadlines listed={listed} />
      <h2 id="organisations">{t('console:home.yours')}</h2>
      <p class="quiet small">{t('console:home.kept')}</p>
      <ErrorNote error={error.error} onRetry={error.again} />
      <ul class="cards organisations">
        {listed.map((one) => (
          <OrganisationCard key={one.organisation.id} {...one} isOnly={listed.length === 1} />
        ))}
      </ul>
      <p>
        <button type="button" onClick={add}>
          {t('console:home.add')}
        </button>
      </p>
      {listed.length < 2 ? null : <Comparison listed={listed} />}
    </section>
  );
}
