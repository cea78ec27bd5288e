/**
 * `npm run audit`, after `npm run build`: known vulnerabilities of packages that are shipped, installed or bundled. Fails
 * on those of high severity, but not if the registry is unavailable.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { PROJECT_ROOT } from '../src/config/env.js';
import { shippedPackages } from './supply/shipped-packages.js';

/** `nodes`: places in the lockfile. */
const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), nodes: z.array(z.string()) }),
  ),
});

const SERIOUS: readonly string[] = ['high', 'critical'];
const WITHIN_MS = 120_000;

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: PROJECT_ROOT,
  encoding: 'utf8',
  timeout: WITHIN_MS,
});

function read(): unknown {
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

const answer = answerSchema.safeParse(read());
if (answer.success) {
  const shipped = new Set(shippedPackages().map(({ place }) => place));
  const found = Object.entries(answer.data.vulnerabilities).filter(([, { nodes }]) =>
    nodes.some((place) => shipped.has(place)),
  );
  for (const [name, { severity }] of found) console.log(`${name}: ${severity}`);
  console.log(`known holes: ${found.length}`);
  const serious = found.filter(([, { severity }]) => SERIOUS.includes(severity)).length;
  process.exitCode = serious === 0 ? 0 : 1;
} else {
  console.log('the registry has no advisory service: nothing was checked');
}
