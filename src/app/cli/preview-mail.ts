/** Emails with invented facts, in the texts of the law data. */
import type { Config } from '../../config/env.js';
import { sampleMail } from '../../modules/outbox/domain/sample-mail.js';
import { loadLaw } from '../knowledge.js';
import type { PreviewMail } from './mail-program.js';

const LOCAL = 'http://localhost:8080';

/** The law data is read at the first email. */
export function previewMail(configure: () => Config): PreviewMail {
  let texts: ReturnType<typeof loadLaw>['texts'] | null = null;
  return (kind, language) => {
    const { providerName: provider, publicUrl } = configure();
    texts ??= loadLaw().texts;
    return sampleMail(kind, { texts, provider, baseUrl: publicUrl ?? LOCAL, language });
  };
}
