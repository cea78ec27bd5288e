/** Cache of the sandbox sample: rendered on first request, then kept in memory. */
import { hash } from 'node:crypto';
import {
  type DocumentEntry,
  type DocumentFile,
  SAMPLE_TOKEN,
} from '../documents/domain/document-entry.js';
import { sampleFacts, type SampleKnowledge } from '../documents/domain/sample-from-knowledge.js';
import { sampleDocument } from '../documents/domain/sample-document.js';
import type { CodeLinks } from '../../shared/code-links.js';
import { message } from '../../shared/message.js';
import type { Renderer } from '../documents/domain/document-ports.js';

type Sample = Readonly<{ file: DocumentFile; sha256: string }>;

export class SampleDocumentCache {
  private sample: Promise<Sample> | null = null;

  constructor(
    private readonly knowledge: SampleKnowledge,
    private readonly renderer: Renderer,
    private readonly links: Pick<CodeLinks, 'document'>,
  ) {}

  async file(): Promise<DocumentFile> {
    return (await this.take()).file;
  }

  /** Entry in the demo order; depends only on the knowledge version, the public URL and the profile. */
  async entry(): Promise<DocumentEntry> {
    const { file, sha256 } = await this.take();
    return {
      fileName: file.fileName,
      downloadUrl: this.links.document(SAMPLE_TOKEN, null),
      kind: 'sample',
      sizeBytes: file.bytes.byteLength,
      sha256,
      validUntil: null,
      language: this.knowledge.case.language,
      kbVersion: this.knowledge.kbVersion,
      number: null,
      verificationUrl: null,
      pdf: null,
    };
  }

  /** A failed rendering is retried on the next request. */
  private take(): Promise<Sample> {
    this.sample ??= this.make().catch((error: unknown) => {
      this.sample = null;
      throw error;
    });
    return this.sample;
  }

  private async make(): Promise<Sample> {
    const { texts, case: sample } = this.knowledge;
    const document = sampleDocument(sampleFacts(this.knowledge), (path, params) =>
      texts.localize(message(`documents:sample.${path}`, params), sample.language),
    );
    const bytes = await this.renderer.pdf(document);
    return {
      file: { fileName: sample.fileName, contentType: 'application/pdf', bytes },
      sha256: hash('sha256', bytes, 'hex'),
    };
  }
}
