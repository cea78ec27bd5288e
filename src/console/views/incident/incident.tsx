/** Incident view: deadlines computed in this browser; texts to submit and the calendar by the service. */
import type { Law, OfflineDeadlines } from '../../../offline/api.js';
import { ask, type ApiError } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { deadlinesBody, type IncidentCase } from '../../lib/incident-clocks.js';
import { answered } from '../../lib/law.js';
import { useLaw } from '../../lib/use-law.js';
import { useNow } from '../../lib/use-now.js';
import { useRequest } from '../../lib/use-request.js';
import { useSession } from '../../lib/session.js';
import { useStored } from '../../lib/use-stored.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { Clocks } from './clocks.js';
import { IncidentForm, thisMinute } from './incident-form.js';
import { Letters } from './letters.js';
import { Significance } from './significance.js';
import { Timeline } from './timeline.js';

type Body = Readonly<Record<string, unknown>>;
type Deadlines = Readonly<{ data: OfflineDeadlines | null; error: ApiError | null }>;

const SHOWN = ['detected_at', 'country', 'notification_submitted_at'];
const NOTHING: Deadlines = { data: null, error: null };

/** Public holidays of that year are not in the law data of the browser. */
const isBeyondBundle = ({ error }: Deadlines): boolean =>
  error?.details.some(({ type }) => type === 'holidays_not_in_bundle') === true;

/** By the rules in the browser; years that these do not have are asked of the service, if there is a key. */
function useDeadlines(law: Law, body: Body | null): Deadlines {
  const { key } = useSession();
  const own = body === null ? NOTHING : answered(() => law.deadlines(body));
  const isRequested = key !== null && isBeyondBundle(own);
  const requested = useRequest(
    (signal) =>
      ask<Contract['IncidentDeadlines']>('/incident-deadlines', { key, body: body ?? {}, signal }),
    isRequested ? [body] : null,
  );
  return isRequested ? requested : own;
}

type FoundProps = Readonly<{ deadlines: OfflineDeadlines; detected: string }>;

function Found({ deadlines, detected }: FoundProps) {
  const now = useNow();
  return (
    <>
      <Timeline clocks={deadlines.clocks} detected={new Date(detected)} now={now} />
      <Clocks deadlines={deadlines} now={now} />
    </>
  );
}

function Terms({ law }: { law: Law }) {
  const { t } = useSession();
  const [what, setWhat] = useStored<IncidentCase>('incident', {
    detected: thisMinute(),
    notified: '',
    country: '',
    summary: '',
    roles: ['nis2_entity'],
  });
  const body = deadlinesBody(what, law.info.language);
  const { data, error } = useDeadlines(law, body);
  return (
    <>
      <IncidentForm value={what} onValue={setWhat} error={error} />
      <Significance law={law} />
      {body === null ? <p class="note">{t('console:incident.begin')}</p> : null}
      <ErrorNote error={error} shown={SHOWN} />
      {data === null ? null : <Found deadlines={data} detected={what.detected} />}
      {body === null ? null : (
        <NeedKey>{(key) => <Letters apiKey={key} what={what} body={body} />}</NeedKey>
      )}
    </>
  );
}

export function Incident() {
  const { t } = useSession();
  const { data: law, error, isBusy, again } = useLaw();
  return (
    <>
      <Heading text={t('console:nav.incident')} lead={t('console:incident.lead')} />
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {law === null ? null : <Terms law={law} />}
    </>
  );
}
