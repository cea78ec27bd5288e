/** Base64url without padding (RFC 4648 section 5); only the canonical form is accepted. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;
const BITS_PER_BYTE = 8;

export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let heldBits = 0;
  for (const byte of bytes) {
    held = (held << BITS_PER_BYTE) | byte;
    heldBits += BITS_PER_BYTE;
    while (heldBits >= BITS_PER_CHARACTER) {
      heldBits -= BITS_PER_CHARACTER;
      text += ALPHABET.charAt((held >> heldBits) & 63);
    }
    held &= (1 << heldBits) - 1;
  }
  return heldBits === 0
    ? text
    : text + ALPHABET.charAt((held << (BITS_PER_CHARACTER - heldBits)) & 63);
}

/** @returns null for characters outside the alphabet or non-zero left-over bits */
export function fromBase64Url(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let held = 0;
  let heldBits = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value === -1) return null;
    held = (held << BITS_PER_CHARACTER) | value;
    heldBits += BITS_PER_CHARACTER;
    if (heldBits < BITS_PER_BYTE) continue;
    heldBits -= BITS_PER_BYTE;
    bytes.push(held >> heldBits);
    held &= (1 << heldBits) - 1;
  }
  return held === 0 && heldBits < BITS_PER_CHARACTER ? Uint8Array.from(bytes) : null;
}
