/**
 * Half-open connections: the kernel drops every packet from and to one loopback address, so neither end receives data,
 * acknowledgements or FIN. Needs root and iptables.
 */
import { spawnSync } from 'node:child_process';

const RULES = [
  ['INPUT', '-i', 'lo', '-d'],
  ['INPUT', '-i', 'lo', '-s'],
] as const;

const iptables = (...args: readonly string[]): boolean =>
  spawnSync('iptables', ['-w', ...args], { stdio: 'ignore' }).status === 0;

export const canDropPackets = (): boolean => iptables('-n', '-L', 'INPUT');

const dropped = new Set<string>();

/** Drops all packets of this address until `passPackets`. @throws Error if iptables refuses */
export function dropPackets(address: string): void {
  if (dropped.has(address)) return;
  dropped.add(address);
  for (const rule of RULES) {
    if (!iptables('-I', ...rule, address, '-j', 'DROP')) throw new Error('iptables: not permitted');
  }
}

export function passPackets(address: string): void {
  if (!dropped.delete(address)) return;
  for (const rule of RULES) iptables('-D', ...rule, address, '-j', 'DROP');
}

/** Loopback addresses unique to this process, one per `number`. */
export const loopbackOf = (number: number): string =>
  `127.${String(77 + number)}.${String((process.pid >> 8) & 0xff)}.${String(process.pid & 0xff || 1)}`;

// iptables rules would outlive the process.
process.once('exit', () => {
  for (const address of dropped) passPackets(address);
});
