/** `npm run clients:build`: builds the Python and Go clients into `dist/clients`, or the given folder (D-282). */
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../src/config/env.js';
import { contractModel } from './clients/contract-model.js';
import { eventWords } from './clients/event-words.js';
import { goClient, goModels } from './clients/go.js';
import { pythonClient, pythonModels, pythonNames, pythonVersion } from './clients/python.js';

const OUT = path.resolve(process.argv[2] ?? path.join(PROJECT_ROOT, 'dist/clients'));

type Files = Readonly<Record<string, string>>;

/** Copies the core of a client, its documents, and adds the generated files. */
function build(language: string, files: Files): void {
  const folder = path.join(OUT, language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(PROJECT_ROOT, 'src/client', language), folder, { recursive: true });
  for (const name of ['LICENSE', 'NOTICE']) {
    copyFileSync(path.join(PROJECT_ROOT, name), path.join(folder, name));
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

const model = await contractModel();
build('python', {
  'nis2_compliance/models.py': pythonModels(model),
  'nis2_compliance/client.py': pythonClient(model),
  'nis2_compliance/_names.py': pythonNames(eventWords()),
  'nis2_compliance/_version.py': pythonVersion(model.version),
});
build('go', { 'models.go': goModels(model), 'client.go': goClient(model) });
