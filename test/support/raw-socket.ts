/** HTTP as bytes on a socket, including what client libraries refuse to send. */
import net from 'node:net';

/**
 * Returns everything received until the other side ends or the time limit passes.
 *
 * @param bytes one character per byte
 */
export const sendRawTo = (port: number, bytes: string, waitMs = 3_000): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let received = '';
    const end = (): void => {
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', end);
    socket.on('close', () => {
      clearTimeout(timer);
      end();
    });
  });

export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
