/** An authenticator in software (WebAuthn Level 3): one passkey of a person, on the pages of one service. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** `isVerified`: false: the user touched it, but was not verified. `origin`: of the page; default: the service's. */
export type Circumstances = Readonly<{ isVerified?: boolean; origin?: string; host?: string }>;

type Options = Readonly<{ challenge: string }>;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

const coordinate = (key: KeyObject, name: 'x' | 'y'): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url'));

export class Authenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /** @param url address of the service */
  constructor(private readonly url: string) {}

  /** Answers the options of `startPasskey`. */
  create({ challenge }: Options, circumstances: Circumstances = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey()]);
    const data = Buffer.concat([this.head(circumstances, ATTESTED), attested]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(data)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, circumstances),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers the options of `startSecondFactor`. */
  confirm({ challenge }: Options, circumstances: Circumstances = {}) {
    this.counter += 1;
    const data = this.head(circumstances, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge, circumstances);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer<Response>(response: Response) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private head({ isVerified = true, host = 'localhost' }: Circumstances, flag: number): Buffer {
    const flags = PRESENT | flag | (isVerified ? VERIFIED : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string, { origin }: Circumstances): string {
    const at = origin ?? new URL(this.url).origin;
    return base64url(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  }

  /** COSE: EC2, ES256, P-256. */
  private publicKey(): Uint8Array {
    const { publicKey } = this.keys;
    return isoCBOR.encode(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(publicKey, 'x')],
        [-3, coordinate(publicKey, 'y')],
      ]),
    );
  }
}
