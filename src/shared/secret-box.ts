/** Encryption of stored secrets. */

/** Encrypts secrets stored in the database. */
export interface SecretBox {
  /** @param place storage location, without which the secret cannot be opened */
  seal(text: string, place: string): Uint8Array;
  /** @returns null if the secret was moved or damaged, or its key is gone */
  open(sealed: Uint8Array, place: string): string | null;
}
