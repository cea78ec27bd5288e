/** Use cases of case files: made from facts and receipts, signed, recognised again. Nothing is stored. */
import { isSignedFile, type FileSigner } from '../../platform/crypto/file-signatures.js';
import { isRecord, type JsonRecord } from '../../shared/json-record.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import {
  CASE_FORM,
  caseData,
  mergeFacts,
  type CaseData,
  type CaseFile,
} from '../../shared/graphql/case-payload.js';
import { payloadProblems, type PublishedSchema } from '../../shared/graphql/payload-errors.js';
import type { Receipt } from '../receipts/domain/receipt.js';
import type { ReceiptsService } from '../receipts/receipts.service.js';
import type { ApplicabilityService } from '../scoping/applicability.service.js';
import { CASE_OPERATIONS, factsOfReceipt, normalFacts } from './case-facts.graphql.js';

/** `facts`: known members, of the right types. `earlier`: file to continue. `receipts`: as issued. */
export type CaseRequest = Readonly<{
  facts: JsonRecord;
  earlier: JsonRecord | null;
  receipts: readonly string[];
}>;

/** `issuer`: public URL of the service. */
export type CaseFilesDependencies = Readonly<{
  signer: FileSigner;
  receipts: Pick<ReceiptsService, 'verify' | 'published'>;
  applicability: Pick<ApplicabilityService, 'assertKnown'>;
  kbVersion: string;
  issuer: string;
}>;

export const CASE_FACTS: PublishedSchema = { schema: caseData, root: 'andmed' };

type Held = Readonly<{ text: string; receipt: Receipt }>;

const NO_SECTOR = 'puudub';

const bytesOf = (content: JsonRecord): Uint8Array =>
  new TextEncoder().encode(canonicalJson(content));

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export class CaseFilesService {
  constructor(private readonly deps: CaseFilesDependencies) {}

  /**
   * Later facts count before earlier ones: the file, then the receipts in order, then the facts.
   *
   * @throws VALIDATION_FAILED if the file or a receipt is not one of this service, or if a fact is wrong
   */
  async make({ facts, earlier, receipts }: CaseRequest, now: Date): Promise<CaseFile> {
    await this.assertGenuine(earlier, 'toimik');
    const stated = await this.opened(receipts);
    const before = earlier !== null && isRecord(earlier['andmed']) ? earlier['andmed'] : {};
    const later = [...stated.map(({ receipt }) => factsOfReceipt(receipt)), normalFacts(facts)];
    const merged = later.reduce(mergeFacts, before);
    const content = {
      vorm: CASE_FORM,
      issuer: this.deps.issuer,
      issued_at: now.toISOString(),
      kb_versioon: this.deps.kbVersion,
      andmed: this.checked(merged),
      kviitungid: await this.newest(textsOf(earlier?.['kviitungid']), stated),
    } as const;
    return {
      ...content,
      allkiri: await this.deps.signer.sign(bytesOf(content)),
    };
  }

  /**
   * @param file as sent; null: none
   * @param field that holds the file
   * @throws VALIDATION_FAILED if the service did not sign the file, or it was altered
   */
  async assertGenuine(file: unknown, field: string): Promise<void> {
    if (file === null || file === undefined) return;
    if (!(await this.isGenuine(file))) throw invalid({ field, type: 'case_file_invalid' });
  }

  private async isGenuine(file: unknown): Promise<boolean> {
    if (!isRecord(file)) return false;
    const { allkiri, ...content } = file;
    if (typeof allkiri !== 'string' || content['vorm'] !== CASE_FORM) return false;
    return isSignedFile(bytesOf(content), allkiri, this.deps.receipts.published());
  }

  private async opened(texts: readonly string[]): Promise<readonly Held[]> {
    const opened = await Promise.all(texts.map((text) => this.deps.receipts.verify(text)));
    const problems = opened.flatMap((receipt, at) =>
      problemOf(receipt, `kviitungid.${String(at)}`),
    );
    if (problems.length > 0) throw invalid(...problems);
    return texts.flatMap((text, at) => {
      const receipt = opened[at] ?? null;
      return receipt === null ? [] : [{ text, receipt }];
    });
  }

  /** The newest of each operation. A receipt by a key that the service has given up is left out. */
  private async newest(earlier: readonly string[], stated: readonly Held[]): Promise<string[]> {
    const known = await Promise.all(
      earlier.map(async (text) => ({
        text,
        receipt: await this.deps.receipts.verify(text),
      })),
    );
    const all = [...known, ...stated].flatMap(({ text, receipt }) =>
      receipt === null ? [] : ([[receipt.operation, text]] as const),
    );
    return [...new Map(all).values()];
  }

  private checked(merged: JsonRecord): CaseData {
    const problems = payloadProblems(merged, CASE_FACTS);
    if (problems.length > 0) throw invalid(...problems);
    const facts = caseData.parse(merged);
    this.assertKnown(facts);
    return facts;
  }

  private assertKnown({ sektor, erijuhud, uksuse_liigid, riik }: CaseData): void {
    const keys = (name: string, list: readonly string[] | null | undefined) =>
      (list ?? []).map((key, at) => ({
        field: `andmed.${name}.${String(at)}`,
        key,
      }));
    this.deps.applicability.assertKnown({
      sector: {
        field: 'andmed.sektor',
        key: sektor === NO_SECTOR ? null : (sektor ?? null),
      },
      specialCases: keys('erijuhud', erijuhud),
      entityTypes: keys('uksuse_liigid', uksuse_liigid),
      country: riik ?? null,
    });
  }
}

function problemOf(receipt: Receipt | null, field: string): readonly ErrorDetail[] {
  if (receipt === null) return [{ field, type: 'receipt_invalid' }];
  if (CASE_OPERATIONS.some((one) => one === receipt.operation)) return [];
  return [{ field, type: 'enum', params: { expected: CASE_OPERATIONS.join(', ') } }];
}
