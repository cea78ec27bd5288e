/** An authenticator of Chromium's that answers prompts for passkeys by itself. */
import type { CDPSession, Page } from 'playwright-core';

const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export class VirtualAuthenticator {
  private constructor(
    readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: OPTIONS,
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** @param isVerified false: the person does not pass, for example because the PIN is wrong */
  async verify(isVerified: boolean): Promise<void> {
    const { session, authenticatorId } = this;
    await session.send('WebAuthn.setUserVerified', {
      authenticatorId,
      isUserVerified: isVerified,
    });
  }

  /** Number of passkeys that it keeps. */
  async count(): Promise<number> {
    const { session, authenticatorId } = this;
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.length;
  }
}
