/** Previews of documents before payment: the real text with a watermark on each page. Nothing is stored. */
import type { Caller } from '../../shared/caller.js';
import { boundedWork } from '../../platform/runtime/bounded-work.js';
import { invalid, type ServiceError } from '../../shared/errors.js';
import type { Language } from '../../shared/language.js';
import { message } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import { blanksOf, type Blank } from '../documents/domain/blanks.js';
import { withExtension } from '../documents/domain/document-format.js';
import type { SoldDocumentKind } from '../documents/domain/document-entry.js';
import type { EarlierFile } from '../documents/domain/order-facts.js';
import type { RenderDocuments } from '../documents/domain/rendered-document.js';
import type { FindLetterhead } from '../letterheads/domain/letterhead.js';
import type {
  PlannedOrder,
  ReadinessRequest,
  ReadinessService,
} from '../documents/readiness.service.js';

/** `earlierOf`: current documents of an order of that account. */
export type PreviewsDependencies = Readonly<{
  readiness: Pick<ReadinessService, 'plan' | 'kindsOf'>;
  letterheads: FindLetterhead;
  earlierOf: (orderId: string, accountId: string) => Promise<readonly EarlierFile[]>;
  render: RenderDocuments;
  texts: Texts;
  kbVersion: string;
}>;

export type Preview = Readonly<{
  kind: SoldDocumentKind;
  fileName: string;
  language: Language;
  kbVersion: string;
  blanks: readonly Blank[];
  pdf: Uint8Array;
}>;

/** `kind`: null: the first document of the service. `wordOf`: word of a kind on the wire. */
export type PreviewRequest = ReadinessRequest &
  Readonly<{
    kind: SoldDocumentKind | null;
    orderId: string | null;
    wordOf: (kind: SoldDocumentKind) => string;
  }>;

/** A document takes about half a second of one core. */
const AT_ONCE = { running: 8, waiting: 0, retryAfterSeconds: 5 } as const;

export class PreviewsService {
  private readonly bounded = boundedWork(AT_ONCE);

  constructor(private readonly deps: PreviewsDependencies) {}

  /**
   * @throws VALIDATION_FAILED if the service has no such document
   * @throws UPSTREAM_UNAVAILABLE if too many previews are being made
   */
  async preview(request: PreviewRequest, caller: Caller): Promise<Preview> {
    const { readiness, kbVersion } = this.deps;
    const earlier = await this.earlierOf(request, caller);
    const planned = readiness.plan({ ...request, earlier });
    if (planned === null) throw noDocument(request, readiness.kindsOf(request));
    const { document, language } = planned;
    const { kind, tags } = document;
    return {
      kind,
      fileName: withExtension(document.fileName, 'pdf'),
      language,
      kbVersion,
      blanks: blanksOf(tags),
      pdf: await this.bounded(() => this.render(planned, caller)),
    };
  }

  private earlierOf({ orderId }: PreviewRequest, { mode, accountId }: Caller) {
    const isNone = orderId === null || mode === 'test';
    return isNone ? Promise.resolve([]) : this.deps.earlierOf(orderId, accountId);
  }

  private async render({ document, date, language }: PlannedOrder, caller: Caller) {
    const { letterheads, texts, render } = this.deps;
    const letterhead = caller.mode === 'test' ? null : await letterheads.find(caller.accountId);
    const watermark = texts.localize(message('documents:preview.watermark'), language);
    const { template } = document;
    // It has no number: it cannot be passed off as a document that was issued.
    const tags = { ...document.tags, number: watermark };
    const [files] = await render([{ template, tags, date, stamp: null, letterhead, watermark }]);
    if (files === undefined) throw new Error('no preview was made');
    return files.pdf;
  }
}

function noDocument(
  { kind, wordOf }: PreviewRequest,
  kinds: readonly SoldDocumentKind[],
): ServiceError {
  if (kind === null || kinds.length === 0) return invalid({ field: 'teenus', type: 'value_error' });
  const expected = kinds.map(wordOf).join(', ');
  return invalid({ field: 'dokument', type: 'enum', params: { expected } });
}
