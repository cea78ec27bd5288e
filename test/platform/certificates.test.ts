/** A server with an untrusted certificate is sent nothing. */
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { smtpMailer } from '../../src/platform/mail/mailers.js';
import { S3Objects } from '../../src/platform/storage/s3-objects.js';
import { ViesCalls } from '../../src/platform/vies/vies-calls.js';
import { HttpWebhookSender } from '../../src/platform/webhooks/http-sender.js';
import { ownCertificate } from '../support/own-certificate.js';

let server: Server;
let address: string;
let received = 0;

beforeAll(async () => {
  server = createServer(ownCertificate('127.0.0.1'), (socket) => {
    socket.on('data', ({ length }) => (received += length));
    socket.on('error', () => undefined);
    // The greeting of a mail server.
    socket.write('220 evil.example\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${String((server.address() as AddressInfo).port)}`; // of a TCP server
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  received = 0;
});

test('no webhook is sent', async () => {
  const sender = new HttpWebhookSender({ allowsPrivate: true });
  const secrets = [`whsec_${Buffer.alloc(32).toString('base64')}`];
  const message = { id: 'event', url: `https://${address}/`, body: '{}', secrets, at: new Date() };
  expect(await sender.send(message)).toEqual({
    isDelivered: false,
    status: null,
    problem: 'depth_zero_self_signed_cert',
  });
  expect(received).toBe(0);
});

const codesOf = (failure: unknown): readonly unknown[] => {
  const codes: unknown[] = [];
  for (let inner = failure; inner instanceof Error; inner = inner.cause)
    codes.push(Reflect.get(inner, 'code'));
  return codes;
};

async function expectRefused(work: Promise<unknown>): Promise<void> {
  const failure: unknown = await work.then(
    () => null,
    (one: unknown) => one,
  );
  expect(codesOf(failure).join(' ')).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT|ESOCKET|ETLS/);
  expect(received).toBe(0);
}

test('no VAT number is sent', async () => {
  const number = { country: 'EE', digits: '123456789' };
  const question = { number, requester: null, name: null };
  await expectRefused(
    new ViesCalls(`https://${address}`).ask(question, AbortSignal.timeout(5_000)),
  );
});

test('no document is sent', async () => {
  const settings = {
    url: `https://${address}`,
    region: 'x',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  await expectRefused(new S3Objects(settings).put('0'.repeat(64), Buffer.from('secret')));
});

test('no email is sent', async () => {
  const mail = { id: '1', to: 'a@b.ee', subject: 'Key', text: 'key', html: '', attachments: [] };
  await expectRefused(smtpMailer(`smtps://${address}`, 'nis2@localhost').send(mail));
});
