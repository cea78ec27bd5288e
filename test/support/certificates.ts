/** Certificates for servers of this machine, by authorities of a test. Needs openssl. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export type Certificate = Readonly<{ certificate: string; key: string }>;

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'] as const;
const DAYS = ['-days', '2'] as const;

export class Authorities {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'nis2-certificates-'));

  private run(...options: readonly string[]): void {
    execFileSync('openssl', options, { cwd: this.folder, stdio: 'pipe' });
  }

  private read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** @returns its certificate */
  make(name: string): string {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    this.run('req', '-x509', '-subj', `/CN=${name}`, ...KEY, ...DAYS, ...files);
    return this.read(`${name}.pem`);
  }

  /** A certificate for this machine by this authority. */
  issue(authority: string): Certificate {
    writeFileSync(path.join(this.folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
    this.run('req', '-subj', '/CN=server', ...KEY, '-keyout', 'server.key', '-out', 'server.csr');
    const signer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
    const files = ['-in', 'server.csr', '-out', 'server.pem', '-extfile', 'names'];
    this.run('x509', '-req', ...signer, ...DAYS, ...files);
    return { certificate: this.read('server.pem'), key: this.read('server.key') };
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}
