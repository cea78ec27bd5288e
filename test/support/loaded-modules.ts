/** Which modules a process has loaded. */
import { readFile } from 'node:fs/promises';

/** Program that writes the loaded files of the service to a file when the process exits. */
export const spyOn = (file: string): string => `
  const { registerHooks } = require('node:module');
  const urls = [];
  registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
  process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(file)}, urls.join('\\n')));`;

/** Whether a file of the list that `spyOn` writes contains a name. */
export async function hasLoaded(file: string, name: string): Promise<boolean> {
  const urls = (await readFile(file, 'utf8')).split('\n');
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => new URL(url));
  return (await Promise.all(files.map((url) => readFile(url, 'utf8')))).some((code) =>
    code.includes(name),
  );
}
