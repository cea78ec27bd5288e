/** HTTP as bytes on a socket: what no client library would send. */
import net from 'node:net';

/**
 * Everything that comes back until the other side ends, or the time is over.
 *
 * @param bytes one character each
 */
export const sendRawTo = (port: number, bytes: string, waitMs = 3_000): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let heard = '';
    const end = (): void => {
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    socket.on('error', end);
    socket.on('close', () => {
      clearTimeout(timer);
      end();
    });
  });

/** Of the answers in it, in their order. */
export const statusesOf = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
