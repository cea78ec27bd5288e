/** A secret scanner in GitHub's form: its published keys, and messages that it signs. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Signed = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;

export type Scanner = {
  readonly url: string;
  /** Number of times the published keys were read. */
  requests: number;
  isDown: boolean;
  sign: (message: unknown, keyId?: string) => Signed;
  /** Publishes one more key. */
  addKey: (keyId: string, curve?: string) => void;
  close: () => Promise<void>;
};

export async function openScanner(): Promise<Scanner> {
  const pairs = new Map<string, Readonly<{ publicKey: KeyObject; privateKey: KeyObject }>>();
  const publish = () =>
    JSON.stringify({
      public_keys: [...pairs].map(([key_identifier, { publicKey }]) => ({
        key_identifier,
        is_current: true,
        key: publicKey.export({ type: 'spki', format: 'pem' }),
      })),
    });
  const server = createServer((_request, response) => {
    scanner.requests += 1;
    response.statusCode = scanner.isDown ? 500 : 200;
    response.end(publish());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const scanner: Scanner = {
    url: `http://127.0.0.1:${String(port)}/keys`,
    requests: 0,
    isDown: false,
    sign: (message, keyId = 'one') => {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      const pair = pairs.get(keyId);
      if (pair === undefined) throw new Error(`the scanner has no key ${keyId}`);
      const signature = sign('sha256', Buffer.from(body), pair.privateKey).toString('base64');
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'Github-Public-Key-Identifier': keyId,
          'Github-Public-Key-Signature': signature,
        },
      };
    },
    addKey: (keyId, curve = 'prime256v1') => {
      pairs.set(keyId, generateKeyPairSync('ec', { namedCurve: curve }));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
  scanner.addKey('one');
  return scanner;
}
