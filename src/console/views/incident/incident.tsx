/** Incident view: deadlines and texts to submit. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-kept.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { Clocks } from './clocks.js';
import { type Case, IncidentForm, thisMinute } from './incident-form.js';
import { Significance } from './significance.js';
import { Templates } from './templates.js';
import { NOTICE } from '../../lib/documents.js';
import { askGraph } from '../../lib/graph.js';
import { saveBlob } from '../../lib/save-blob.js';

/** Body of /v1/incident-templates. */
type Letter = Readonly<Record<string, string | undefined>>;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Answer = Readonly<{ incidentTemplates: Readonly<{ docx: string }> }>;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @throws ApiError */
async function saveNotice(key: string, letter: Letter, phase: string): Promise<void> {
  const { incidentTemplates } = await askGraph<Answer>(NOTICE, { ...letter, phase }, { key });
  saveBlob(new Blob([bytesOf(incidentTemplates.docx)], { type: DOCX }), `${phase}.docx`);
}

type Deadlines = Contract['IncidentDeadlines'];
type Texts = Contract['IncidentTemplates'];

/** Debounce delay in milliseconds. */
const REST_MS = 350;

const SHOWN = ['detected_at', 'country', 'notification_submitted_at'];

/** @returns undefined without a time */
const instant = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString();

function useTerms(apiKey: string, what: Case) {
  const { language } = useSession();
  const moment = {
    detected_at: instant(what.detected),
    notification_submitted_at: instant(what.notified),
    country: what.country || undefined,
  };
  const isAskable = what.detected !== '' && what.roles.length > 0;
  const about = { ...moment, roles: what.roles, keel: language };
  const letter = { ...moment, incident_summary: what.summary || undefined, language };
  const deadlines = useRequest(
    (signal) => ask<Deadlines>('/incident-deadlines', { key: apiKey, body: about, signal }),
    isAskable ? [about] : null,
    REST_MS,
  );
  const templates = useRequest(
    (signal) => ask<Texts>('/incident-templates', { key: apiKey, body: letter, signal }),
    isAskable ? [letter] : null,
    REST_MS,
  );
  return { isAskable, deadlines, templates, letter };
}

function Terms({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const [what, setWhat] = useStored<Case>('incident', {
    detected: thisMinute(),
    notified: '',
    country: '',
    summary: '',
    roles: ['nis2_entity'],
  });
  const { isAskable, deadlines, templates, letter } = useTerms(apiKey, what);
  return (
    <>
      <IncidentForm value={what} onValue={setWhat} error={deadlines.error} />
      <Significance apiKey={apiKey} />
      {isAskable ? null : <p class="note">{t('console:incident.begin')}</p>}
      <ErrorNote error={deadlines.error ?? templates.error} shown={SHOWN} />
      <Busy isBusy={deadlines.isBusy || templates.isBusy} />
      {deadlines.data === null ? null : <Clocks deadlines={deadlines.data} />}
      {templates.data === null ? null : (
        <Templates
          templates={templates.data}
          onDocx={(phase) => saveNotice(apiKey, letter, phase)}
        />
      )}
    </>
  );
}

export function Incident() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.incident')} lead={t('console:incident.lead')} />
      <NeedKey>{(key) => <Terms apiKey={key} />}</NeedKey>
    </>
  );
}
