/** One process of the service, started as in production. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { ProcessControl } from './control.js';

const PRELOAD = new URL('preload.js', import.meta.url).href;
const STARTED = /worker started|Try it:/;

export class ServiceProcess {
  /** Output of this process and its predecessors. */
  output = '';
  readonly control: ProcessControl;
  private child: ChildProcess | null = null;
  private isSelected = false;
  private hasFallen = false;
  private isStarted = false;
  private up: Promise<void> = Promise.resolve();

  /** @param directory folder of the control file */
  constructor(
    readonly name: string,
    private readonly env: Readonly<Record<string, string>>,
    directory: string,
  ) {
    this.control = new ProcessControl(join(directory, `${name}.control.json`));
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT'] ?? ''}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when the process reports readiness. @throws Error if it exits instead */
  start(): Promise<void> {
    this.isSelected = true;
    this.up = this.launch();
    return this.up;
  }

  /** Restarts like a supervisor, as often as the start fails, e.g. while the database is down. */
  async restart(): Promise<void> {
    while (this.isSelected) {
      const hasStarted = await this.start().then(
        () => true,
        () => false,
      );
      if (hasStarted) return;
    }
  }

  /** Whether the process exited without being killed; resets the flag. */
  reportFallen(): boolean {
    const { hasFallen } = this;
    this.hasFallen = false;
    return hasFallen;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.isStarted = false;
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null]; // documented arguments of `exit`
    return code;
  }

  async close(): Promise<void> {
    this.isSelected = false;
    await this.kill('SIGKILL');
    await this.up.catch(() => undefined);
  }

  private launch(): Promise<void> {
    const program = join(PROJECT_ROOT, 'dist/server/main.js');
    const child = spawn(process.execPath, ['--import', PRELOAD, program], {
      env: {
        PATH: process.env['PATH'] ?? '',
        FAULTS_CONTROL: this.control.file,
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      const onMessage = (text: string): void => {
        this.output += text;
        if (!STARTED.test(text)) return;
        this.isStarted = true;
        resolve();
      };
      child.stdout.setEncoding('utf8').on('data', onMessage);
      child.stderr.setEncoding('utf8').on('data', onMessage);
      child.once('exit', (code) => {
        this.hasFallen ||= this.isStarted;
        this.isStarted = false;
        reject(new Error(`${this.name} ended with ${String(code)}: ${this.output.slice(-2000)}`));
      });
    });
  }
}
