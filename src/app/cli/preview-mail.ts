/** Emails with invented facts, in the texts of the law data. */
import type { Config } from '../../config/env.js';
import type { MailContent } from '../../modules/outbox/domain/mail-content.js';
import { sampleMail } from '../../modules/outbox/domain/sample-mail.js';
import { codeLinks } from '../../shared/code-links.js';
import type { Language } from '../../shared/language.js';
import { loadLaw } from '../knowledge.js';

const LOCAL = 'http://localhost:8080';

/** Reads the law data once. */
export function openPreview(config: Config): (kind: string, language: Language) => MailContent {
  const { texts } = loadLaw();
  const { providerName: provider, publicUrl, isStrict } = config;
  const baseUrl = publicUrl ?? LOCAL;
  const links = codeLinks(baseUrl, isStrict);
  return (kind, language) => sampleMail(kind, { texts, provider, baseUrl, links, language });
}
