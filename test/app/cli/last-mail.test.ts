/** The newest email that was written as a file. */
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeProgram } from '../../../src/app/cli/program.js';
import { fileMailer } from '../../../src/platform/mail/mailers.js';

/** Quoted-printable text is broken before the token, whose dashes look like a boundary there. */
const LINK = `http://127.0.0.1:45123/console/sign-in#--${'x'.repeat(41)}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-outbox-'));
  const mailer = fileMailer(folder, 'nis2@localhost');
  for (const [at, to] of ['first@example.com', 'second@example.com'].entries()) {
    const id = `mail-${String(at)}`;
    const text = `Tere, õ!\n\n${LINK}\n`;
    await mailer.send({ id, to, subject: 'Link', text, html: '<p>HTML</p>', attachments: [] });
    await utimes(path.join(folder, `${id}.eml`), at + 1, at + 1);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const rejectCall = () => Promise.reject(new Error('no key is needed'));

async function printed(...options: readonly string[]): Promise<string> {
  let text = '';
  const terminal = { output: (more: string) => void (text += more), note: () => undefined };
  const program = makeProgram(rejectCall, terminal, { outbox: () => folder });
  await program.parseAsync(['mail', 'last', ...options], { from: 'user' });
  return text;
}

test('the newest email is printed with its complete link', async () => {
  const text = await printed();
  expect(text).toContain('To: second@example.com');
  expect(text).toContain(LINK);
  expect(text).toContain('õ');
  expect(text).not.toContain('HTML');
});

test('the newest of one recipient, as JSON', async () => {
  const text = await printed('--to', 'First@example.com', '--json');
  expect(JSON.parse(text)).toMatchObject({ to: 'first@example.com' });
});
