/** Version of the package that this program is part of. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of the nearest package above this file: the client's, or that of the service. */
export function packageVersion(
  from: string = path.dirname(fileURLToPath(import.meta.url)),
): string {
  const file = path.join(from, 'package.json');
  if (existsSync(file)) {
    const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8')) as object;
    if (typeof version === 'string') return version;
  }
  const above = path.dirname(from);
  return above === from ? 'unknown' : packageVersion(above);
}
