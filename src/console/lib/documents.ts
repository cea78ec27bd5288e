/** Every GraphQL document of the console. `npm run schema` lists them for services that accept trusted documents only. */

const ORDER_FIELDS = `order_id teenus riik makselink makse_staatus dokumendi_staatus olek loodud aegub hind_neto
  kaibemaks_protsent kaibemaks hind_kokku valuuta kaibemaks_staatus arve_number dokumendid_arv
  tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp suurus_baiti sha256 kehtib_kuni keel kb_versioon
    pdf { allalaadimislink suurus_baiti } } }`;

export const ORDERS = `query Orders($after: String) { organisation { orders(first: 20, after: $after) {
  edges { node { ${ORDER_FIELDS} } } pageInfo { hasNextPage endCursor } } } }`;

export const ORDER_CHANGES = `subscription Orders($after: String) { myOrders(after: $after) { event_id order { ${ORDER_FIELDS} } } }`;

export const BILLING_DETAILS = `{ organisation { arveldus { kmkr arveldus_riik arveldus_aadress reg_kood kmkr_staatus
  kontrollitud } } }`;

export const NOTICE = `query Notice($detected_at: String!, $notification_submitted_at: String, $country: String,
  $incident_summary: String, $language: String, $phase: IncidentPhaseName!) {
  incidentTemplates(detected_at: $detected_at, notification_submitted_at: $notification_submitted_at,
    country: $country, incident_summary: $incident_summary, language: $language) { docx(phase: $phase) } }`;

export const JOB_QUEUE = `{ operator {
  jarjekord { tood { too ootel tegemisel kordub ebaonnestunud vanim_ootab }
    tootajad { id viimane_elumark } }
  kb_versioonid { kb_versioon kuupaev praegune } } }`;

export const ORDER_MONTHS = `{ operator { months(count: 12) { month placed paid net refunded refunded_net } } }`;

export const DISPUTES = `{ operatorLinkReports(first: 20) { reports { report { id from { id title } to { id title }
  relation strength reason message suggested_relation suggested_strength reported_at } } } }`;

export const DECIDE_DISPUTE = `mutation Decide($id: ID!, $outcome: LinkReportOutcome!, $reason: String!) {
  operatorDecideLinkReport(report_id: $id, outcome: $outcome, reason: $reason) { reports { report { id } } } }`;

const act = (name: string, argument: string): string =>
  `mutation Act($id: ID!) { ${name}(${argument}: $id) { kuu } }`;

export const RETRY_ORDER = act('operatorRetryOrder', 'order_id');
export const RETRY_REFUND = act('operatorRetryRefund', 'tagasimakse_id');
export const BLOCK_KEY = act('operatorBlockKey', 'key_id');

/** A page of a list of operators, as `page`. */
const page = (field: string, selected: string): string =>
  `query Operator($after: String) { operator {
    page: ${field}(first: 20, after: $after) { read { ${selected} } jargmine } } }`;

const KEY_FIELDS = 'key_id organisatsioon nimi keskkond roll viimased4 staatus loodud viimati';

export const TROUBLED_ORDERS = page(
  'tellimused',
  'order_id teenus mure makstud katseid katseid_kuni',
);
export const FAILED_REFUNDS = page(
  'tagasimaksed',
  'tagasimakse_id order_id summa katseid viga loodud',
);
export const QUARANTINE = page(
  'karantiin',
  'karantiin_id pohjus order_id makse_id summa_vaikseimas_uhikus valuuta saabus tagasimakse_viga',
);
export const ORGANISATIONS = `query Operator($after: String, $search: String) { operator {
    page: organisatsioonid(first: 20, after: $after, search: $search) {
      read { id nimi roll olek tase litsents_kuni paringuid loodud } jargmine } } }`;
export const CLIENT_KEYS = page('votmed', KEY_FIELDS);
export const KEYS_OF_ORGANISATION = `query Operator($after: String, $of: ID) { operator {
    page: votmed(first: 20, after: $after, organisatsioon_id: $of) { read { ${KEY_FIELDS} } jargmine } } }`;
