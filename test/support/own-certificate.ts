/** A self-signed certificate: X.509 version 1 (RFC 5280, 4.1), ECDSA with P-256 and SHA-256. */
import { generateKeyPairSync, sign } from 'node:crypto';

const [INTEGER, BIT_STRING, OBJECT_ID, UTF8, SEQUENCE, SET, UTC_TIME] = [
  0x02, 0x03, 0x06, 0x0c, 0x30, 0x31, 0x17,
];

const LONG_FORM = 0x80;

/** Length (X.690, 8.1.3). */
function lengthOf(bytes: number): Buffer {
  if (bytes < LONG_FORM) return Buffer.from([bytes]);
  const hex = bytes.toString(16);
  const text = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([LONG_FORM | text.length]), text]);
}

function der(tag: number | undefined, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag ?? 0]), lengthOf(content.length), content]);
}

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2. */
const ALGORITHM = der(SEQUENCE, der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')));
/** commonName, 2.5.4.3. */
const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'));

const nameOf = (name: string): Buffer =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))));

const inTwoYears = (now: Date): Buffer =>
  Buffer.from(`${String((now.getUTCFullYear() + 2) % 100).padStart(2, '0')}0101000000Z`);

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`;

export function ownCertificate(name: string): Readonly<{ key: string; cert: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const validity = der(
    SEQUENCE,
    der(UTC_TIME, Buffer.from('200101000000Z')),
    der(UTC_TIME, inTwoYears(new Date())),
  );
  const statement = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    ALGORITHM,
    nameOf(name),
    validity,
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', statement, privateKey);
  const cert = der(SEQUENCE, statement, ALGORITHM, der(BIT_STRING, Buffer.from([0]), signature));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: pem(cert) };
}
