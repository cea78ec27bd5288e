/** Passkeys by WebAuthn Level 3. Every option that a browser gets requires the user to be verified. */
import type * as WebAuthn from '@simplewebauthn/server';
import { z } from 'zod';
import type {
  Authenticators,
  BrowserAnswer,
  KnownCredential,
  NewCredential,
} from '../../modules/passkeys/passkeys.ports.js';

/** `domain`: that passkeys belong to. `origins`: of our pages. */
export type AuthenticatorSettings = Readonly<{
  name: string;
  domain: string;
  origins: ReadonlySet<string>;
  isStrict: boolean;
}>;

/** COSE: Ed25519, ES256 and, for older TPMs, RS256 with 2,048 bits, which the strict profile does not accept. */
const ALGORITHMS = [-8, -7];
const WITH_RSA = [...ALGORITHMS, -257];

const MAX_LENGTH = 16_384;
const bytes = z.string().min(1).max(MAX_LENGTH);

const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
};

const creationSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).catch([]),
  }),
});

const requestSchema = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

/** Loaded on first use: most processes never need it. */
const load = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

const toDescriptor = ({ credential, transports }: KnownCredential) => ({
  id: credential,
  transports: [...transports],
});

export class WebAuthnAuthenticators implements Authenticators {
  constructor(private readonly settings: AuthenticatorSettings) {}

  async creation(
    { memberId, email }: Readonly<{ memberId: string; email: string }>,
    existing: readonly KnownCredential[],
  ) {
    const { generateRegistrationOptions } = await load();
    return generateRegistrationOptions({
      rpName: this.settings.name,
      rpID: this.settings.domain,
      userID: new TextEncoder().encode(memberId),
      userName: email,
      excludeCredentials: existing.map(toDescriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      supportedAlgorithmIDs: this.algorithms,
    });
  }

  async request(existing: readonly KnownCredential[]) {
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({
      rpID: this.settings.domain,
      allowCredentials: existing.map(toDescriptor),
      userVerification: 'required',
    });
  }

  async created({ challenge, answer }: BrowserAnswer): Promise<NewCredential | null> {
    const read = creationSchema.safeParse(answer);
    if (!read.success) return null;
    const { verifyRegistrationResponse } = await load();
    const options = {
      ...this.expected(challenge),
      // The library knows a fixed list of transports and passes others on.
      response: read.data as WebAuthn.RegistrationResponseJSON,
      supportedAlgorithmIDs: this.algorithms,
    };
    const { verified, registrationInfo } = await verifyRegistrationResponse(options).catch(REFUSED);
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential: id, publicKey, counter, transports: read.data.response.transports };
  }

  async confirmed(
    { challenge, answer }: BrowserAnswer,
    existing: readonly NewCredential[],
  ): Promise<NewCredential | null> {
    const read = requestSchema.safeParse(answer);
    const known = existing.find(({ credential }) => credential === read.data?.id);
    if (!read.success || known === undefined) return null;
    const { verifyAuthenticationResponse } = await load();
    const options = {
      ...this.expected(challenge),
      response: read.data,
      credential: {
        id: known.credential,
        publicKey: Uint8Array.from(known.publicKey),
        counter: known.counter,
      },
    };
    const { verified, authenticationInfo } =
      await verifyAuthenticationResponse(options).catch(REFUSED);
    if (!verified) return null;
    return { ...known, counter: authenticationInfo.newCounter };
  }

  private get algorithms(): number[] {
    return this.settings.isStrict ? ALGORITHMS : WITH_RSA;
  }

  private expected(expectedChallenge: string) {
    return {
      expectedChallenge,
      expectedOrigin: [...this.settings.origins],
      expectedRPID: this.settings.domain,
      requireUserVerification: true,
    };
  }
}

/** The library rejects what does not verify; it has no outside to fail. */
const REFUSED = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
});
