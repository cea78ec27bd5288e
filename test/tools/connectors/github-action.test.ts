/** The GitHub Action, run as a runner runs a composite step. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { openConnectors, type Connectors } from '../../support/connectors.js';

const run = promisify(execFile);

const BUILD_MS = 120_000;

let connectors: Connectors;

beforeAll(async () => {
  connectors = await openConnectors();
}, BUILD_MS);
afterAll(() => connectors.close());

type Step = Readonly<{ run: string; shell: string; env: Record<string, string> }>;
type Action = Readonly<{
  inputs: Record<string, { default: string; description: string }>;
  runs: { using: string; steps: readonly Step[] };
}>;

/** A runner: a workspace, and the inputs in place of their expressions. */
async function act(workspace: string, inputs: Readonly<Record<string, string>>) {
  const action = parse(
    await readFile(connectors.made('github-action/action.yml'), 'utf8'),
  ) as Action;
  const [step] = action.runs.steps;
  const env = Object.entries(step?.env ?? {}).map(([name, text]) => {
    const [, input = ''] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(text) ?? [];
    return [name, inputs[input] ?? action.inputs[input]?.default ?? ''] as const;
  });
  const summary = path.join(workspace, 'summary.md');
  const result = await run(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''],
    {
      cwd: workspace,
      env: {
        ...Object.fromEntries(env),
        PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
        GITHUB_ACTION_PATH: connectors.made('github-action'),
        GITHUB_STEP_SUMMARY: summary,
        RUNNER_TEMP: workspace,
      },
    },
  ).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (failure: unknown) => failure as { code: number; stdout: string }, // of execFile
  );
  return { ...result, summary: await readFile(summary, 'utf8').catch(() => '') };
}

/** A repository with a fresh lock. */
async function repository(name: string): Promise<string> {
  const workspace = path.join(connectors.folder, name);
  await mkdir(workspace);
  const facts = {
    organisations: {
      'Energy OÜ': { employees: 120, sector: 'energy_electricity', country: 'ee' },
    },
  };
  await writeFile(path.join(workspace, 'nis2.json'), JSON.stringify(facts));
  const program = connectors.made('github-action/lib/src/client/cli/main.js');
  await run(
    process.execPath,
    [program, 'lock', '--url', connectors.service.url, '--key', connectors.key],
    {
      cwd: workspace,
    },
  );
  return workspace;
}

test('passes if no answer changed, and writes a summary', async () => {
  const { code, stdout, summary } = await act(await repository('still'), {
    url: connectors.service.url,
    key: connectors.key,
  });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/1 organisations, 0 moved\n$/)]);
  expect(summary).toContain('0 moved');
});

test('fails if an answer changed, and annotates the lock with the change and its reason', async () => {
  const workspace = await repository('moved');
  const lock = path.join(workspace, 'nis2.lock.json');
  const text = await readFile(lock, 'utf8');
  await writeFile(
    lock,
    text.replace('"national_class": "important"', '"national_class": "essential"'),
  );
  const { code, stdout, summary } = await act(workspace, {
    url: connectors.service.url,
    key: connectors.key,
  });
  expect(code).toBe(8);
  expect(stdout).toMatch(
    /^::error file=nis2\.lock\.json,title=NIS2::Energy OÜ: national_class: essential -> important$/m,
  );
  expect(summary).toContain('national_class: essential -> important');
  expect(summary).not.toContain('::error');
});

test('requires no service if it has a folder of law data', async () => {
  const workspace = await repository('offline');
  const program = connectors.made('github-action/lib/src/client/cli/main.js');
  await run(process.execPath, [program, 'kb', 'download', 'law', '--url', connectors.service.url], {
    cwd: workspace,
  });
  const { code } = await act(workspace, { offline: 'law', url: 'http://127.0.0.1:2' });
  expect(code).toBe(0);
});

test('without a key the refusal of the service is the reason', async () => {
  expect((await act(await repository('keyless'), { url: connectors.service.url })).code).toBe(3);
});

test('an input is a value, never code', async () => {
  const workspace = await repository('injection');
  const { code } = await act(workspace, {
    url: connectors.service.url,
    key: connectors.key,
    lock: '$(touch hacked).json; touch hacked',
  });
  expect(code).toBe(2);
  await expect(readFile(path.join(workspace, 'hacked'))).rejects.toThrow('ENOENT');
});
