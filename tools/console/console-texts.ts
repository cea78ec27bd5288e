/** The words that the console needs: its own namespace. Its build takes them along, so that it asks for nothing. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** By namespace, as i18next takes them. */
export async function consoleTexts(language: string): Promise<Readonly<Record<string, unknown>>> {
  const file = path.resolve('kb/texts', language, 'console.yaml');
  return { console: parse(await readFile(file, 'utf8')) as unknown };
}
