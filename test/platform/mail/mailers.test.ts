import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { KEY_HEADER, SmtpSink } from '../../faults/smtp-sink.js';
import { fileMailer, smtpMailer } from '../../../src/platform/mail/mailers.js';

const MAIL = {
  id: 'mail-1',
  to: 'mari@näide.ee',
  subject: 'Võti',
  text: 'Tere!\n',
  html: '<p>Tere!</p>',
  attachments: [
    { fileName: 'arve.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  ],
} as const;

test('an email is stored as one file that only its owner can read, however often it is sent', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'nis2-mail-'));
  const mailer = fileMailer(join(directory, 'outbox'), 'nis2@localhost');
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  expect(await readdir(join(directory, 'outbox'))).toEqual(['mail-1.eml']);
  const path = join(directory, 'outbox', 'mail-1.eml');
  const text = await readFile(path, 'utf8');
  expect(text).toContain('From: nis2@localhost');
  expect(text).toContain('Message-ID: <mail-1@localhost>');
  expect(text).toMatch(/multipart\/alternative[\s\S]*Tere![\s\S]*<p>Tere!<\/p>/);
  expect(text).toContain('filename=arve.pdf');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await rm(directory, { recursive: true });
});

test('a line break in an address, a subject or a file name adds no header', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'nis2-mail-'));
  const [attachment] = MAIL.attachments;
  await fileMailer(directory, 'nis2@localhost').send({
    ...MAIL,
    to: 'mari@example.com\r\nBcc: eve@example.com',
    subject: 'Key\r\nBcc: eve@example.com\r\n\r\nanother body',
    attachments: [{ ...attachment, fileName: 'a.pdf"\r\nBcc: eve@example.com' }],
  });
  const text = await readFile(join(directory, 'mail-1.eml'), 'utf8');
  expect(text).not.toMatch(/^Bcc:/im);
  expect(text.indexOf('another body')).toBeLessThan(text.indexOf('\r\n\r\n'));
  await rm(directory, { recursive: true });
});

test('a mail server that does not answer is reported as unavailable', async () => {
  const port = await closedPort();
  const mailer = smtpMailer(`smtp://127.0.0.1:${String(port)}`, 'nis2@localhost');
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('an email sent again is delivered once by a server that supports idempotency keys', async () => {
  const sink = new SmtpSink();
  const url = await sink.open();
  const mailer = smtpMailer(url, 'nis2@localhost', KEY_HEADER);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  expect([sink.mails.length, sink.repeated]).toEqual([1, 1]);
  expect(sink.mails[0]).toContain(`${KEY_HEADER}: mail-1`);
  const without = smtpMailer(url, 'nis2@localhost');
  await without.send(MAIL);
  expect(sink.mails[1]).not.toContain(KEY_HEADER);
  sink.close();
});

const closedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });
