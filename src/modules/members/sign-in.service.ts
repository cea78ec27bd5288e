/** Use cases of signing in by a link that is sent by email. Source: D-327, D-329. */
import type { Language } from '../../shared/language.js';
import { invalid } from '../../shared/errors.js';
import type { Runtime } from '../../shared/runtime.js';
import type { SecretBox } from '../../platform/crypto/secret-box.js';
import { normaliseEmail } from './domain/member.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import { isTokenText, makeToken, TOKEN_BYTES } from './domain/sign-in-token.js';
import type { Recipient, SignInRepository } from './sign-in.repository.js';
import type { Report } from '../../shared/report.js';

/** `page`: address of the sign-in page. `idleHours`, `hours`: lifetimes of sessions. */
export type SignInDependencies = Readonly<{
  store: SignInRepository;
  digests: Readonly<{ link: SecretDigest; browser: SecretDigest; session: SecretDigest }>;
  secretBox: SecretBox;
  runtime: Runtime;
  page: string;
  idleHours: number;
  hours: number;
  onMailQueued: () => void;
  report: Report;
}>;

/** `browser`: cookie of the browser, undefined if it has none. */
export type LinkRequest = Readonly<{
  email: string;
  language: Language | null;
  browser: string | undefined;
}>;

/** `replaced`: token of the browser's present session. */
export type LinkUse = Readonly<{
  token: string;
  browser: string | undefined;
  replaced: string | undefined;
  requestId: string;
}>;

const invalidLink = (type: 'sign_in_link_invalid' | 'sign_in_other_browser') =>
  invalid({ field: 'token', type });

export class SignInService {
  constructor(private readonly deps: SignInDependencies) {}

  /**
   * Sends a link for each account of the address. What differs for a known address happens after the answer, so that
   * neither the answer nor its time shows whether it is known.
   * @returns cookie that binds the links to the browser
   */
  async request({ email, language, browser }: LinkRequest): Promise<string> {
    const cookie = browser !== undefined && isTokenText(browser) ? browser : this.token();
    const recipients = await this.deps.store.recipients(normaliseEmail(email));
    if (recipients.length > 0) setImmediate(() => void this.sendAll(recipients, language, cookie));
    return cookie;
  }

  /**
   * @returns token of the new session
   * @throws VALIDATION_FAILED if the link was used, has expired, or was requested by another browser, which leaves it
   * unused
   */
  async signIn({ token, browser, replaced, requestId }: LinkUse): Promise<string> {
    const { store, digests, runtime, idleHours, hours } = this.deps;
    if (!isTokenText(token)) throw invalidLink('sign_in_link_invalid');
    const text = this.token();
    const [digest] = digests.session.all(text);
    const outcome = await store.use({
      token: digests.link.all(token),
      browser: digests.browser.all(browser ?? ''),
      session: { id: runtime.id(), digest, idleHours, hours },
      replaced: digests.session.all(replaced ?? ''),
      requestId,
    });
    if (outcome === 'done') return text;
    throw invalidLink(outcome === 'invalid' ? 'sign_in_link_invalid' : 'sign_in_other_browser');
  }

  private async sendAll(
    recipients: readonly Recipient[],
    language: Language | null,
    browser: string,
  ): Promise<void> {
    try {
      for (const recipient of recipients) await this.send(recipient, language, browser);
      this.deps.onMailQueued();
    } catch (cause) {
      this.deps.report('a sign-in link was not sent', cause);
    }
  }

  private send(recipient: Recipient, language: Language | null, browser: string): Promise<void> {
    const { store, digests, secretBox, runtime, page } = this.deps;
    const id = runtime.id();
    const token = this.token();
    const [digest] = digests.link.all(token);
    const [ofBrowser] = digests.browser.all(browser);
    return store.add({
      id,
      recipient,
      digest,
      browser: ofBrowser,
      // Behind `#`, where no server and no log sees it.
      sealed: secretBox.seal(`${page}#${token}`, id),
      language,
      createdAt: runtime.now(),
    });
  }

  private token(): string {
    return makeToken(this.deps.runtime.bytes(TOKEN_BYTES));
  }
}
