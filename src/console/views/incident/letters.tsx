/** What the service makes of an incident: texts of the notices, files, the calendar. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { NOTICE } from '../../lib/documents.js';
import { askGraph } from '../../lib/graph.js';
import { instant, type IncidentCase } from '../../lib/incident-clocks.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Templates } from './templates.js';

/** Body of /v1/incident-templates. */
type Letter = Readonly<Record<string, string | undefined>>;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type LettersAnswer = Readonly<{ incidentTemplates: Readonly<{ docx: string }> }>;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @throws ApiError */
async function saveNotice(key: string, letter: Letter, phase: string): Promise<void> {
  const { incidentTemplates } = await askGraph<LettersAnswer>(
    NOTICE,
    { ...letter, phase },
    { key },
  );
  saveBlob(new Blob([bytesOf(incidentTemplates.docx)], { type: DOCX }), `${phase}.docx`);
}

/** Debounce delay in milliseconds. */
const REST_MS = 350;

type LettersProps = Readonly<{
  apiKey: string;
  what: IncidentCase;
  /** Input of the deadlines. */
  body: Readonly<Record<string, unknown>>;
}>;

function Calendar({ apiKey, body }: Omit<LettersProps, 'what'>) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const save = (): void => {
    run(async () => {
      const what = { key: apiKey, body };
      const { ics } = await ask<Contract['IncidentDeadlines']>('/incident-deadlines', what);
      saveBlob(new Blob([ics], { type: 'text/calendar' }), 'nis2-deadlines.ics');
    });
  };
  return (
    <>
      <ErrorNote error={error} />
      <p>
        <button type="button" aria-disabled={isBusy} onClick={save}>
          {t('console:incident.calendar')}
        </button>
      </p>
    </>
  );
}

export function Letters({ apiKey, what, body }: LettersProps) {
  const { language } = useSession();
  const letter = {
    detected_at: instant(what.detected),
    notification_submitted_at: instant(what.notified),
    country: what.country || undefined,
    incident_summary: what.summary || undefined,
    language,
  };
  const { data, error, isBusy } = useRequest(
    (signal) =>
      ask<Contract['IncidentTemplates']>('/incident-templates', {
        key: apiKey,
        body: letter,
        signal,
      }),
    [letter],
    REST_MS,
  );
  return (
    <>
      <Calendar apiKey={apiKey} body={body} />
      <ErrorNote error={error} />
      <Busy isBusy={isBusy} />
      {data === null ? null : (
        <Templates templates={data} onDocx={(phase) => saveNotice(apiKey, letter, phase)} />
      )}
    </>
  );
}
