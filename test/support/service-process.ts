/** The service as a separate process that a test may kill. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from '../../src/config/env.js';

/** Parallel tests share one address, and possibly one Redis. */
const AMPLE_FOR_ADDRESSES = JSON.stringify({ anonymous: { per_minute: 100_000 } });

const ADDRESS = /^ {2}address +(http\S+)/;

export type ServiceProcess = Readonly<{
  url: string;
  pid: number;
  /** All output so far. */
  output: () => string;
  /** SIGKILL. */
  kill: () => Promise<void>;
  /** Exit code after the end; null: ended by a signal. */
  exitCode: Promise<number | null>;
  /** Ends the process gracefully. @returns its exit code */
  end: () => Promise<number | null>;
}>;

/**
 * @param env with `PORT` and `PUBLIC_URL`, the address that is printed is not that of the process
 * @param received called with each line of standard output
 * @param root a built release
 * @throws Error if the process exits before it prints its address; the message contains the output
 */
export async function spawnService(
  env: Readonly<Record<string, string>>,
  received: (line: string) => void = () => undefined,
  root = PROJECT_ROOT,
): Promise<ServiceProcess> {
  const main = path.join(root, 'dist/server/main.js');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: AMPLE_FOR_ADDRESSES,
      ...env,
      PORT: env['PORT'] ?? '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => {
      reject(new Error(`the service ended at its start: ${output}`));
    });
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`;
      received(line);
      const [, address] = ADDRESS.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const { PORT: port } = env;
  return {
    url: port === undefined ? url : `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    exitCode: ended.then(() => child.exitCode),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    end: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
