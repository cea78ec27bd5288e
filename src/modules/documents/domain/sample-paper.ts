/** The watermarked sample of the sandbox: what a customer would get, for an organisation that does not exist. */
import type { Paper } from './paper.js';
import { SAMPLE_WATERMARK } from './paper-parts.js';
import { closing, incident } from './sample-closing.js';
import type { SampleFacts, Say } from './sample-facts.js';
import { mapping, measures, statement } from './sample-measures.js';
import { control, purpose, roles } from './sample-opening.js';

/** The whole paper. `say` and every fact must be of the same language. */
export function samplePaper(facts: SampleFacts, say: Say): Paper {
  return {
    language: facts.language,
    date: facts.positionDate,
    title: say('title'),
    subject: say('subtitle'),
    keywords: say('keywords'),
    watermark: SAMPLE_WATERMARK,
    cover: {
      issuer: facts.provider,
      kind: say('kind'),
      title: say('title'),
      subtitle: say('subtitle'),
      facts: [
        [say('cover.for'), facts.organisation.name],
        [say('cover.code'), facts.organisation.registrationCode],
        [say('cover.position'), facts.positionDate],
        [say('cover.version'), facts.kbVersion],
      ],
      remark: say('notice.text'),
    },
    header: { left: facts.provider, right: say('short_title') },
    footer: { left: `${facts.documentNumber} · ${facts.kbVersion}`, pageWord: say('page') },
    blocks: [control, purpose, roles, measures, mapping, statement, incident, closing].flatMap(
      (part) => part(facts, say),
    ),
  };
}
