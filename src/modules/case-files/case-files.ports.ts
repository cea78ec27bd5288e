/** Port of case files towards the key of the service. */

/** Detached signatures of bytes. */
export interface CaseSignatures {
  sign(bytes: Uint8Array): Promise<string>;
  /** False if the bytes or the signature are not those that the service made. */
  isSigned(bytes: Uint8Array, signature: string): Promise<boolean>;
}
