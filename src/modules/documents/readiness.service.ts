/** Readiness of an order for its documents, computed from its payload before payment. Nothing is stored. */
import type { Language } from '../../shared/language.js';
import { invalid } from '../../shared/errors.js';
import { documentReadiness, missingFacts } from './domain/readiness.js';
import type { DocumentReadiness, FactKey, MissingFact } from './domain/readiness.js';
import type { SoldDocumentKind } from './domain/document-entry.js';
import type { DocumentKnowledge } from './domain/document-source.js';
import type { EarlierFile, OrderFacts } from './domain/order-facts.js';
import { planDocument, type PlannedDocument } from './domain/template-fields.js';
import { documentsOfService } from './domain/documents-of-service.js';
import { tierAdvice, type TierAdvice } from './domain/risk-tier.js';
import { standingOf } from './domain/standing.js';
import { choiceOf, languageOf, readPayload, toOrderFacts } from './order-facts.graphql.js';

/** `tier`: null without headcount and sector. */
export type Readiness = Readonly<{
  missing: readonly MissingFact[];
  documents: readonly DocumentReadiness[];
  tier: TierAdvice | null;
  language: Language;
}>;

/** `payload`: as sent. */
export type ReadinessRequest = Readonly<{
  serviceKey: string;
  country: string | null;
  payload: Readonly<Record<string, unknown>> | null;
}>;

/** `earlier`: documents of the order that is signed again. */
export type PlanRequest = ReadinessRequest &
  Readonly<{ kind: SoldDocumentKind | null; earlier: readonly EarlierFile[] }>;

/** `date`: YYYY-MM-DD. */
export type PlannedOrder = Readonly<{
  document: PlannedDocument;
  date: string;
  language: Language;
}>;

/** Placeholder for the files of the named order: their rows are filled when the documents are made. */
const EARLIER: EarlierFile = { fileName: '…', sha256: '…' };

const withEarlier = (facts: OrderFacts): OrderFacts =>
  facts.earlierOrderId === null ? facts : { ...facts, earlier: [EARLIER] };

/** Placeholder for the number that the order gets; it is in no answer. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000';

export class ReadinessService {
  /** Composing takes some 20 ms, and requests without facts repeat. Key: service and country. */
  private readonly withoutFacts = new Map<string, Readiness>();

  constructor(
    private readonly knowledge: DocumentKnowledge,
    private readonly now: () => Date,
  ) {}

  /**
   * @param fieldOf field of the request that states a fact
   * @throws VALIDATION_FAILED naming every missing field
   */
  assertComplete(request: ReadinessRequest, fieldOf: (fact: FactKey) => string): void {
    const { kinds, facts } = this.read(request);
    const fields = missingFacts(kinds, facts).map(({ fact }) => fieldOf(fact));
    if (fields.length > 0) throw invalid(...fields.map((field) => ({ field, type: 'missing' })));
  }

  of(request: ReadinessRequest): Readiness {
    const { serviceKey, country, payload } = request;
    if (payload !== null && Object.keys(payload).length > 0) return this.compute(request);
    const key = `${serviceKey} ${country ?? ''}`;
    const known = this.withoutFacts.get(key) ?? this.compute(request);
    this.withoutFacts.set(key, known);
    return known;
  }

  /**
   * A document of the order as it would be made now. `kind`: null: the first.
   * @returns null if the service has no such document
   */
  plan(request: PlanRequest): PlannedOrder | null {
    const { kinds, facts, language } = this.read(request);
    const { kind, earlier } = request;
    const at = kind === null ? 0 : kinds.indexOf(kind);
    const chosen = kinds[at];
    if (chosen === undefined) return null;
    const stated = { ...facts, earlier };
    const document = planDocument(
      { kind: chosen, place: at + 1 },
      stated,
      language,
      this.knowledge,
    );
    return { document, date: facts.date, language };
  }

  kindsOf(request: ReadinessRequest): readonly SoldDocumentKind[] {
    return this.read(request).kinds;
  }

  private compute(request: ReadinessRequest): Readiness {
    const { kinds, facts, language } = this.read(request);
    const filled = withEarlier(facts);
    const plan = (kind: SoldDocumentKind, at: number) =>
      planDocument({ kind, place: at + 1 }, filled, language, this.knowledge);
    return {
      missing: missingFacts(kinds, facts),
      documents: kinds.map((kind, at) => documentReadiness(plan(kind, at))),
      tier: tierAdvice(standingOf(this.knowledge, facts), facts),
      language,
    };
  }

  private read({ serviceKey, country, payload: sent }: ReadinessRequest) {
    const payload = readPayload({ ...sent });
    const order = { id: NO_ORDER, accountId: NO_ORDER, serviceKey, country, payload: { ...sent } };
    return {
      facts: toOrderFacts({ ...order, paidAt: this.now() }, payload, []),
      kinds: documentsOfService(serviceKey, choiceOf(payload)),
      language: languageOf(payload, this.knowledge.texts.complete),
    };
  }
}
