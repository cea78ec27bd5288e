/** Zip archives with a fixed date: the same content gives the same bytes. */
import PizZip from 'pizzip';

/** Sorts parts by name; `change` may rewrite their text. */
export function repack(
  archive: PizZip,
  date: Date,
  change: (xml: string, name: string) => string = (xml) => xml,
): Uint8Array {
  const fixed = new PizZip();
  // Archives store local time: the same day in every zone.
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  for (const name of Object.keys(archive.files).sort()) {
    const part = archive.file(name);
    if (part === null || part.dir) continue;
    fixed.file(name, change(part.asText(), name), { date: local, createFolders: false });
  }
  return fixed.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
