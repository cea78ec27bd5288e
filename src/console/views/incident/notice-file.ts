/** A notice as .docx, made by the service from the same case and kept by nobody. */
import { askGraph } from '../../lib/graph.js';
import { saveBlob } from '../../lib/save-blob.js';

/** As /v1/incident-templates takes it. */
export type Letter = Readonly<Record<string, string | undefined>>;

const QUERY = `query Notice($detected_at: String!, $notification_submitted_at: String, $country: String,
  $incident_summary: String, $language: String, $phase: IncidentPhaseName!) {
  incidentTemplates(detected_at: $detected_at, notification_submitted_at: $notification_submitted_at,
    country: $country, incident_summary: $incident_summary, language: $language) { docx(phase: $phase) } }`;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Answer = Readonly<{ incidentTemplates: Readonly<{ docx: string }> }>;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @throws ApiError */
export async function saveNotice(key: string, letter: Letter, phase: string): Promise<void> {
  const { incidentTemplates } = await askGraph<Answer>(QUERY, { ...letter, phase }, { key });
  saveBlob(new Blob([bytesOf(incidentTemplates.docx)], { type: DOCX }), `${phase}.docx`);
}
