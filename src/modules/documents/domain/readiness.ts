/** What an order lacks for complete documents, before it is paid. Nothing is stored. */
import { message, type Message } from '../../../shared/message.js';
import { QUESTION_KEYS, type QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { blanksOf, type Blank } from './blanks.js';
import type { SoldDocumentKind } from './document-entry.js';
import { ROLE_KEYS, type OrderFacts, type RoleKey } from './order-facts.js';
import type { PlannedDocument } from './template-fields.js';

/** Facts that documents are made of; a question represents its answer. */
export type FactKey =
  | 'name'
  | 'registration_code'
  | 'country'
  | 'sector'
  | 'employees'
  | 'systems'
  | 'suppliers'
  | 'checked'
  | 'earlier'
  | 'reform'
  | RoleKey
  | QuestionKey;

/** `label`: name of the fact in a document. */
export type MissingFact = Readonly<{ fact: FactKey; label: Message }>;

export type DocumentReadiness = Readonly<{ kind: SoldDocumentKind; blanks: readonly Blank[] }>;

const ENTITY = ['name', 'registration_code', 'country', 'sector', 'employees'] as const;

const questionsFor = (letters: string): readonly QuestionKey[] =>
  QUESTION_KEYS.filter((key) => letters.includes(key.charAt(0)));

const NEEDS: Readonly<Record<SoldDocumentKind, readonly FactKey[]>> = {
  security_policy: [...ENTITY, ...ROLE_KEYS, ...questionsFor('aefghij')],
  incident_procedure: [
    ...ENTITY,
    'board',
    'incident_lead',
    'data_protection',
    ...questionsFor('b'),
  ],
  continuity_plan: [...ENTITY, 'board', 'continuity_lead', 'systems', ...questionsFor('c')],
  supplier_policy: [...ENTITY, 'security_officer', 'suppliers', ...questionsFor('d')],
  applicability_statement: [...ENTITY, ...QUESTION_KEYS],
  framework_map: ['name'],
  incident_templates: ['name', 'registration_code', 'country'],
  supply_chain_attestation: [...ENTITY, ...QUESTION_KEYS],
  check_report: ['name', 'checked', ...questionsFor('ef')],
  re_signing: ['name', 'earlier'],
  reform_memo: ['reform', 'name', 'country', 'sector', 'employees'],
  reform_table: ['reform'],
};

const isRole = (fact: FactKey): fact is RoleKey => (ROLE_KEYS as readonly string[]).includes(fact);
const isQuestion = (fact: FactKey): fact is QuestionKey =>
  (QUESTION_KEYS as readonly string[]).includes(fact);

type PlainFact = Exclude<FactKey, RoleKey | QuestionKey>;

const STATED: Readonly<Record<PlainFact, (facts: OrderFacts) => boolean>> = {
  name: ({ organisation }) => organisation.name !== null,
  registration_code: ({ organisation }) => organisation.registrationCode !== null,
  country: ({ country }) => country !== null,
  sector: ({ size }) => size.sector !== null,
  employees: ({ size }) => size.employees !== null,
  systems: ({ profile }) => profile.systems.length > 0,
  suppliers: ({ suppliers }) => suppliers.length > 0,
  checked: ({ systems }) => systems.length > 0,
  earlier: ({ earlierOrderId }) => earlierOrderId !== null,
  reform: ({ reform }) => reform !== null,
};

const LABELS: Readonly<Record<PlainFact, string>> = {
  name: 'facts.name',
  registration_code: 'facts.registration_code',
  country: 'facts.country',
  sector: 'facts.sector',
  employees: 'facts.employees',
  systems: 'facts.scope',
  suppliers: 'columns.supplier',
  checked: 'columns.system',
  earlier: 'columns.document',
  reform: 'facts.draft',
};

function isStated(facts: OrderFacts, fact: FactKey): boolean {
  if (isRole(fact)) return facts.roles[fact] !== undefined;
  if (isQuestion(fact)) return facts.answers[fact] !== undefined;
  return STATED[fact](facts);
}

function labelOf(fact: FactKey): Message {
  if (isRole(fact)) return message(`documents:paper.roles.${fact}.name`);
  if (isQuestion(fact)) return message(`gap:questions.${fact}.topic`);
  return message(`documents:paper.${LABELS[fact]}`);
}

/** In the order of the needs; each fact once. */
export const missingFacts = (
  kinds: readonly SoldDocumentKind[],
  facts: OrderFacts,
): readonly MissingFact[] =>
  [...new Set(kinds.flatMap((kind) => NEEDS[kind]))]
    .filter((fact) => !isStated(facts, fact))
    .map((fact) => ({ fact, label: labelOf(fact) }));

export const documentReadiness = ({ kind, tags }: PlannedDocument): DocumentReadiness => ({
  kind,
  blanks: blanksOf(tags),
});
