/** Our packages as users get them: built and packed once per run of the tests, then installed where a suite needs them. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';

const run = promisify(execFile);

/** Names the folder of the run; set before all suites. */
const RUN_FOLDER = 'TEST_PACKAGES';

type Builder = 'client-package' | 'offline-package';

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'nis2-packages-'));

/** @returns removes the folder after all suites */
export async function openRunFolder(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  process.env[RUN_FOLDER] = folder;
  return () => rm(folder, { recursive: true });
}

const UNPACKED = 'unpacked';
const ARCHIVE = 'package.tgz';

/** Two workers may build at the same time; the first to finish provides the package. */
async function packageIn(folder: string, builder: Builder): Promise<string> {
  const done = path.join(folder, builder);
  if (existsSync(done)) return done;
  const own = await mkdtemp(path.join(folder, 'building-'));
  const at = (name: string): string => path.join(own, name);
  const program = path.join(PROJECT_ROOT, `dist/tools/${builder}.js`);
  await run(process.execPath, [program, at('built')]);
  const { stdout } = await run('npm', ['pack', '--silent', at('built')], { cwd: own });
  await rename(at(stdout.trim()), at(ARCHIVE));
  await mkdir(at(UNPACKED));
  await run('tar', ['-xzf', ARCHIVE, '-C', UNPACKED, '--strip-components=1'], { cwd: own });
  await rename(own, done).catch((error: unknown) => {
    if (!existsSync(done)) throw error;
  });
  return done;
}

/**
 * @param home folder that the package gets
 * @returns the archive that it was unpacked from
 */
export async function installPackage(builder: Builder, home: string): Promise<Buffer> {
  const ofRun = process.env[RUN_FOLDER];
  const folder = ofRun ?? (await newFolder());
  const made = await packageIn(folder, builder);
  await cp(path.join(made, UNPACKED), home, { recursive: true });
  const archive = await readFile(path.join(made, ARCHIVE));
  if (ofRun === undefined) await rm(folder, { recursive: true });
  return archive;
}
