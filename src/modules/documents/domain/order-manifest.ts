/** Contents of an order's archive, with the hash of every file. Source: D-165. */

/** `sha256`: 64 lower-case hexadecimal digits. `verificationCode`: null for documents made before there were codes. */
export type ManifestFile = Readonly<{
  name: string;
  number: string | null;
  verificationCode: string | null;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}>;

export const MANIFEST_NAME = 'manifest.json';
export const MANIFEST_FORMAT = 'nis2-order-manifest/1';
export const SIGNATURE_ENDING = '.sig';

export type ManifestFacts = Readonly<{
  issuer: string;
  orderId: string;
  releasedAt: Date;
  files: readonly ManifestFile[];
}>;

/** Equal facts give equal text. */
export function manifestText({ issuer, orderId, releasedAt, files }: ManifestFacts): string {
  const manifest = {
    format: MANIFEST_FORMAT,
    issuer,
    order_id: orderId,
    released_at: releasedAt.toISOString(),
    files: files.map((file) => ({
      name: file.name,
      number: file.number,
      verification_code: file.verificationCode,
      media_type: file.contentType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
