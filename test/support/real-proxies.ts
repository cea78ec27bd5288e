/** Locally installed proxies in front of a service, with default settings except addresses, body sizes and sockets. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/platform/runtime/free-port.js';

/** `plain`: port for HTTP/1.1. `h2`: port for HTTP/2 without TLS. */
type ConnectionLimiter = Readonly<{ folder: string; target: string; plain: number; h2: number }>;

type Kind = Readonly<{
  programs: readonly string[];
  config: (places: ConnectionLimiter) => string;
  words: (file: string, folder: string) => readonly string[];
}>;

const KINDS = {
  caddy: {
    programs: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
    config: ({ target, plain, h2 }) =>
      `{\n admin off\n servers :${h2} {\n  protocols h1 h2 h2c\n }\n}\n` +
      [plain, h2]
        .map((port) => `http://127.0.0.1:${port} {\n reverse_proxy ${target}\n}\n`)
        .join(''),
    words: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
  nginx: {
    programs: ['/usr/sbin/nginx', '/usr/local/bin/nginx'],
    config: ({ folder, target, plain, h2 }) =>
      `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}\nhttp { access_log off; ` +
      'map $http_upgrade $upgrade { "" close; default upgrade; }\n' +
      ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name}; `)
        .join('') +
      `\nserver { listen 127.0.0.1:${plain}; listen 127.0.0.1:${h2} http2; client_max_body_size 128m;\n` +
      `location / { proxy_pass http://${target}; }\n` +
      `location = /graphql { proxy_pass http://${target}; proxy_http_version 1.1;\n` +
      'proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $upgrade; } } }\n',
    words: (file, folder) => ['-c', file, '-e', `${folder}/log`],
  },
  haproxy: {
    programs: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'],
    config: ({ target, plain, h2 }) =>
      'defaults\n  mode http\n  timeout connect 5s\n  timeout client 50s\n  timeout server 50s\n' +
      `frontend f\n  bind 127.0.0.1:${plain}\n  bind 127.0.0.1:${h2} proto h2\n  default_backend b\n` +
      `backend b\n  server s ${target}\n`,
    words: (file) => ['-f', file, '-db'],
  },
} satisfies Readonly<Record<string, Kind>>;

export type ProxyKind = keyof typeof KINDS;

export const PROXY_KINDS: readonly ProxyKind[] = ['caddy', 'nginx', 'haproxy'];

const programOf = (kind: ProxyKind): string | undefined => KINDS[kind].programs.find(existsSync);

export const hasProxy = (kind: ProxyKind): boolean => programOf(kind) !== undefined;

/** Suffix for the names of tests that need it. */
export const proxyNote = (kind: ProxyKind): string =>
  hasProxy(kind) ? '' : ` (LEFT OUT: no ${kind} is installed here)`;

export type RealProxy = Readonly<{ plain: string; h2: string; close: () => Promise<void> }>;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const report = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', report(true)).once('error', report(false));
  });

/** SIGTERM, because a master that is killed leaves its workers running. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

export async function openRealProxy(kind: ProxyKind, serviceUrl: string): Promise<RealProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), `nis2-${kind}-`));
  // Workers of a proxy started by root run as another user.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'home'));
  const [plain, h2] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const file = path.join(folder, 'config');
  const target = new URL(serviceUrl).host;
  await writeFile(file, KINDS[kind].config({ folder, target, plain, h2 }));
  const env = {
    ...process.env,
    HOME: path.join(folder, 'home'),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const child = spawn(programOf(kind) ?? kind, KINDS[kind].words(file, folder), {
    env,
    stdio: 'ignore',
  });
  while (!((await isOpen(plain)) && (await isOpen(h2)))) {
    if (child.exitCode !== null) throw new Error(`${kind} ended at its start`);
    await pause(50);
  }
  return {
    plain: `http://127.0.0.1:${plain}`,
    h2: `http://127.0.0.1:${h2}`,
    close: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
