/** ZIP archives of small files, stored without compression: documents are compressed already. */
import PizZip from 'pizzip';

export type ZipEntry = Readonly<{ name: string; bytes: Uint8Array }>;

/** Equal entries and dates give equal bytes. @param date of every entry */
export function zipFiles(entries: readonly ZipEntry[], date: Date): Uint8Array {
  const archive = new PizZip();
  // Archives store local time: the same day in every zone.
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  for (const { name, bytes } of entries) {
    archive.file(name, bytes, { date: local, createFolders: false });
  }
  return archive.generate({ type: 'uint8array', compression: 'STORE' });
}

/** null if the bytes are not a ZIP archive. */
export function unzipFiles(bytes: Uint8Array): readonly ZipEntry[] | null {
  try {
    const archive = new PizZip(bytes, { checkCRC32: false });
    return Object.values(archive.files)
      .filter(({ dir }) => !dir)
      .map((file) => ({ name: file.name, bytes: file.asUint8Array() }));
  } catch {
    return null;
  }
}
