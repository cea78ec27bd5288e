/** The connectors, built by `npm run connectors:build`, beside a service. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openTestService, type TestService } from './test-service.js';

const run = promisify(execFile);

export type Connectors = Readonly<{
  service: TestService;
  /** A sandbox key of a law firm. */
  key: string;
  /** For the test's own files. */
  folder: string;
  /** Path of a built file. */
  made: (...parts: string[]) => string;
  close: () => Promise<void>;
}>;

export async function openConnectors(): Promise<Connectors> {
  const service = await openTestService();
  const folder = await mkdtemp(path.join(tmpdir(), 'nis2-connectors-'));
  const out = path.join(folder, 'made');
  await run(process.execPath, [path.join(PROJECT_ROOT, 'dist/tools/connectors.js'), out]);
  return {
    service,
    key: service.keys.test.lawyer_firm,
    folder,
    made: (...parts) => path.join(out, ...parts),
    close: async () => {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
