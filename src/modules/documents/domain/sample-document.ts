/** Watermarked sample of the sandbox: a typical document for a fictitious organisation. */
import type { PrintDocument } from './print-document.js';
import { SAMPLE_WATERMARK } from './document-parts.js';
import { closing, incident } from './sample-closing.js';
import type { SampleFacts, Localize } from './sample-facts.js';
import { mapping, measures, statement } from './sample-measures.js';
import { control, purpose, roles } from './sample-opening.js';

/** The whole sample. `localize` and the facts must have the same language. */
export function sampleDocument(facts: SampleFacts, localize: Localize): PrintDocument {
  return {
    language: facts.language,
    date: facts.positionDate,
    title: localize('title'),
    subject: localize('subtitle'),
    keywords: localize('keywords'),
    watermark: SAMPLE_WATERMARK,
    cover: {
      issuer: facts.provider,
      kind: localize('kind'),
      title: localize('title'),
      subtitle: localize('subtitle'),
      facts: [
        [localize('cover.for'), facts.organisation.name],
        [localize('cover.code'), facts.organisation.registrationCode],
        [localize('cover.position'), facts.positionDate],
        [localize('cover.version'), facts.kbVersion],
      ],
      remark: localize('notice.text'),
    },
    header: { left: facts.provider, right: localize('short_title') },
    footer: { left: `${facts.documentNumber} · ${facts.kbVersion}`, pageWord: localize('page') },
    blocks: [control, purpose, roles, measures, mapping, statement, incident, closing].flatMap(
      (part) => part(facts, localize),
    ),
  };
}
