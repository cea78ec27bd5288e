/** The state of an organisation in words, for its card and for the comparison. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { colon, dateTime, day } from '../../lib/format.js';
import { GAP_QUESTIONS, type OrganisationState } from '../../lib/organisation-state.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';

const TONES: Readonly<Record<string, string>> = { essential: 'bad', important: 'warn' };

type Of = Readonly<{ state: OrganisationState | null }>;

export function ClassMark({ state }: Of) {
  const { t } = useSession();
  if (state?.of == null) return <span class="quiet">{t('console:home.not_yet')}</span>;
  return (
    <>
      <span class={`mark-word ${TONES[state.of] ?? 'good'}`}>{t(`console:class.${state.of}`)}</span>{' '}
      <span class="small quiet">{t(`console:size.${state.size ?? ''}`)}</span>
    </>
  );
}

/** Nothing of the organisation but its country is requested. */
export function useCountry(country: string | null) {
  const { key, language: keel } = useSession();
  const inputs = key === null || country === null ? null : [country, keel];
  const path = `/law/countries/${country ?? ''}`;
  const record = useRequest(
    (signal) => ask<Contract['LawCountry']>(path, { key, query: { keel }, signal }),
    inputs,
  );
  const duties = useRequest(
    (signal) => ask<Contract['Duties']>(`${path}/duties`, { key, query: { keel }, signal }),
    inputs,
  );
  return { record: record.data, duties: duties.data };
}

export type CountryData = ReturnType<typeof useCountry>;

const UNITS: Readonly<Record<string, string>> = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

/** First registration: by a date, or within a term of becoming subject to the act. */
function registrationOf({ duties }: CountryData, of: string) {
  return duties?.national.find(
    ({ kind, classes, term, due_on: dueOn }) =>
      kind === 'registration' &&
      classes.includes(of) &&
      (dueOn !== null || term?.from === 'becoming_subject'),
  );
}

function RegistrationText({ data, of }: Readonly<{ data: CountryData; of: string }>) {
  const { t, language } = useSession();
  const duty = registrationOf(data, of);
  if (duty === undefined) return <>{t('console:home.not_coded')}</>;
  if (duty.due_on !== null) return <>{day(language, duty.due_on)}</>;
  const { value = 0, unit = '' } = duty.term ?? {};
  const form = { style: 'unit', unit: UNITS[unit] ?? 'day', unitDisplay: 'long' } as const;
  const term = new Intl.NumberFormat(language, form).format(value);
  return (
    <>
      {t('console:home.within', { term })}{' '}
      <span class="small quiet">{duty.sources[0]?.paragrahv}</span>
    </>
  );
}

export function Registration({ state, data }: Of & Readonly<{ data: CountryData }>) {
  if (state?.of == null || state.of === 'valjas' || data.duties === null) return <>–</>;
  return <RegistrationText data={data} of={state.of} />;
}

/** Duties with a date, for the calendar of the reader. */
export function DutyCalendar({ country, data }: Readonly<{ country: string; data: CountryData }>) {
  const { t } = useSession();
  const ics = data.duties?.ics ?? null;
  if (ics === null) return null;
  return (
    <button
      type="button"
      class="slim"
      onClick={() => {
        saveBlob(new Blob([ics], { type: 'text/calendar' }), `nis2-${country}.ics`);
      }}
    >
      {t('console:home.calendar')}
    </button>
  );
}

export function NextDeadline({ state }: Of) {
  const { t, language } = useSession();
  const next = state?.next;
  if (!next) return <span class="quiet">{t('console:home.no_incident')}</span>;
  return (
    <span class={next.isLate ? 'fault' : ''}>
      {next.title}
      {colon(language)}
      {dateTime(language, next.due)}
    </span>
  );
}

export function Gaps({ state }: Of) {
  const { t } = useSession();
  if (state === null || state.answered === 0) {
    return <span class="quiet">{t('console:home.not_yet')}</span>;
  }
  const { answered, score, gaps } = state;
  if (score === null) {
    return <>{t('console:gap.progress', { answered, total: GAP_QUESTIONS })}</>;
  }
  return (
    <>
      {gaps} ({t('console:gap.score', { points: score.points, max: score.most })})
    </>
  );
}
