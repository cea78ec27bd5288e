/** CRC-32 of ISO 3309 (polynomial 0xEDB88320, reflected). */
const TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** @param text ASCII */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ text.charCodeAt(at)) & 0xff] ?? 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
