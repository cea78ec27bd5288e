/** Lengths of texts in answers, by name of the member: codes, amounts, names of versions (D-355). */

const named = (length: number, names: readonly string[]): readonly (readonly [string, number])[] =>
  names.map((name) => [name, length]);

const LANGUAGES_AND_COUNTRIES = [
  'arveldus_riik',
  'country',
  'keel',
  'keel_kasutatud',
  'reason_language',
  'riik',
  'riigid',
  'title_language',
];

const AMOUNTS = ['hind_kokku', 'hind_neto', 'kaibemaks', 'summa'];

const DIGESTS = ['fromSha256', 'input_sha256', 'lawHash', 'sha256'];

const VERSIONS = [
  'deltasFrom',
  'eelmine_kb_versioon',
  'kb_now',
  'kb_then',
  'kb_version',
  'kb_versioon',
  'change_kb_version',
];

/** Keys of law data, and ids and secrets that the service makes. */
const CODES = [
  'arve_number',
  'authorities_informed',
  'basis_code',
  'by',
  'celex',
  'change_id',
  'classes',
  'client_id',
  'conclusion_code',
  'confidence',
  'data_properties',
  'deadline_basis_code',
  'deadline_note_codes',
  'duty',
  'eelnoud',
  'effect',
  'erijuht',
  'figures',
  'grant_id',
  'grant_types',
  'kategooria',
  'kindlus',
  'kind',
  'klassifikaator',
  'krediteerib',
  'kynnis_alus',
  'licence',
  'liik',
  'measure',
  'meede',
  'member_states',
  'mode',
  'note_codes',
  'operation',
  'order_id',
  'overall',
  'periood',
  'punkt',
  'read_by',
  'refers_to',
  'reegel',
  'report_id',
  'riskitase',
  'root_causes',
  'rules',
  'rules_added',
  'rules_removed',
  'saladus',
  'sandbox_voti',
  'sektor',
  'skoobid',
  'special_case',
  'stage',
  'status',
  'techniques',
  'teenus',
  'tegevus',
  'tegevuskood',
  'tugevus',
  'type',
  'tyyp',
  'tyybid',
  'unit',
  'versioon',
  'votmekood',
];

/** Files inside an answer, in Base64 or as text, and signed receipts, which include input and answer. */
export const FILES: ReadonlySet<string> = new Set([
  'content',
  'document_schema',
  'ics',
  'licence_token',
  'logo',
  'parts',
  'pdf',
  'pilt',
  'receipt',
  'signed',
  'template',
]);

/** Key: name of the member, or of the list whose items are texts. Value: UTF-16 code units. */
export const LENGTHS: ReadonlyMap<string, number> = new Map([
  ...named(2, LANGUAGES_AND_COUNTRIES),
  ...named(3, ['currency', 'valuuta']),
  ...named(4, ['viimased4']),
  ...named(7, ['kuu', 'pohivarv', 'rohuvarv']),
  ...named(20, [...AMOUNTS, 'kmkr']),
  ...named(64, [...DIGESTS, ...VERSIONS]),
  ...named(200, CODES),
  ...named(254, ['email']),
]);
