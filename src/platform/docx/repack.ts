/** Zip archives with one given date inside: the same content gives the same bytes. */
import PizZip from 'pizzip';

/** Parts in the order of their names; `change` may rewrite a part's text. */
export function repack(
  archive: PizZip,
  date: Date,
  change: (xml: string, name: string) => string = (xml) => xml,
): Uint8Array {
  const fixed = new PizZip();
  // The archive keeps local time: the same day everywhere.
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  for (const name of Object.keys(archive.files).sort()) {
    const part = archive.file(name);
    if (part === null || part.dir) continue;
    fixed.file(name, change(part.asText(), name), { date: local, createFolders: false });
  }
  return fixed.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
