/**
 * Provenance of a build: an in-toto statement with the SLSA predicate, in a DSSE envelope signed with Ed25519. The key
 * is derived from the secret of the service, as for receipts, for this purpose only.
 */
import { createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../../src/shared/canonical-json.js';
import { keyFrom } from '../../src/platform/crypto/service-keys.js';

const PURPOSE = 'nis2:provenance:v1';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1';
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const BUILD_TYPE = 'https://slsa.dev/provenance/v1#npm-run-build';

/** `sha256`: hexadecimal digits. */
export type Subject = Readonly<{ name: string; sha256: string }>;

/** `commit`: of Git. `lockfile`: SHA-256 of `package-lock.json`. `node`: version of Node.js that built it. */
export type BuildFacts = Readonly<{ commit: string; lockfile: string; node: string }>;

export function statementOf(subjects: readonly Subject[], facts: BuildFacts) {
  return {
    _type: STATEMENT_TYPE,
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: PREDICATE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { command: 'npm ci && npm run build' },
        internalParameters: { node: facts.node },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: facts.commit } },
          { name: 'package-lock.json', digest: { sha256: facts.lockfile } },
        ],
      },
      runDetails: { builder: { id: 'npm run verify' } },
    },
  };
}

const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).min(1),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** The signed bytes: DSSE's pre-authentication encoding. */
function encoded(payload: Uint8Array): Uint8Array {
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

export function signStatement(statement: unknown, secret: string): Envelope {
  const key = keyFrom(secret, PURPOSE);
  const payload = Buffer.from(canonicalJson(statement));
  const sig = sign(null, encoded(payload), key.secret).toString('base64');
  const signatures = [{ keyid: key.id, sig }];
  return { payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures };
}

export type PublicKey = ReturnType<typeof keyFrom>['jwk'];

export const publicKeyOf = (secret: string): PublicKey => keyFrom(secret, PURPOSE).jwk;

const statementSchema = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
  predicateType: z.literal(PREDICATE_TYPE),
});

/**
 * @param envelope as read from a file
 * @returns the subjects of the statement; null if no signature is of this key or the format differs
 */
export function openStatement(envelope: unknown, jwk: PublicKey): readonly Subject[] | null {
  const read = envelopeSchema.safeParse(envelope);
  if (!read.success) return null;
  const payload = Buffer.from(read.data.payload, 'base64');
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const isSigned = read.data.signatures.some(({ sig }) =>
    verify(null, encoded(payload), key, Buffer.from(sig, 'base64')),
  );
  if (!isSigned) return null;
  const statement = statementSchema.safeParse(JSON.parse(payload.toString('utf8')));
  if (!statement.success) return null;
  return statement.data.subject.map(({ name, digest }) => ({ name, sha256: digest.sha256 }));
}
