/** Passkeys that a person has lost are removed by a key of the account, or by the operator. Source: D-385. */
import { expect, test } from '@jest/globals';
import { Command } from 'commander';
import { openJobs } from '../../../src/app/cli/open-jobs.js';
import { addOrganisations } from '../../../src/app/cli/organisations-program.js';
import { signedIn } from '../../support/browser-client.js';
import { anAccount, emailIn } from '../../support/members.js';
import { factorIn, mailsTo, withPasskey } from '../../support/passkeys.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

test('keys have no passkeys, and remove those that a person has lost', async () => {
  const { email, api } = await anAccount(people.service);
  const { browser } = await withPasskey(people.service, email);
  for (const [path, body] of [
    ['/v1/passkeys/start', {}],
    ['/v1/passkeys', { nimi: 'x', credential: {} }],
    ['/v1/second-factor/start', {}],
    ['/v1/second-factor', { credential: {} }],
  ] as const) {
    const { status, json: answer } = await api.post(path, body);
    expect([path, status, answer.error?.details.map(({ type }) => type)]).toEqual([
      path,
      422,
      ['session_required'],
    ]);
  }
  const { json } = await browser.get('/v1/passkeys');
  const [passkey] = json.data?.['passkeys'] as { passkey_id: string }[]; // contract
  const removed = await api.post('/v1/passkeys/remove', { passkey_id: passkey?.passkey_id });
  expect(removed.status).toBe(200);
  expect(await mailsTo(people.sql, email)).toEqual(['passkey_added', 'passkey_removed']);
  expect(await emailIn(browser)).toBeNull();
});

test('an operator removes the passkeys of a person who has lost them', async () => {
  const { email, api } = await anAccount(people.service);
  const { browser } = await withPasskey(people.service, email);
  const { json } = await api.get('/v1/keys');
  const [{ key_id } = { key_id: '' }] = json.data?.['votmed'] as { key_id: string }[]; // contract
  const { rows } = await people.sql.query<{ account_id: string }>(
    'select account_id from api_key where id = $1',
    [key_id],
  );
  const opened = await openJobs(people.service);
  const written: string[] = [];
  const output = (text: string) => void written.push(text);
  const terminal = { output, note: () => undefined };
  const program = new Command().exitOverride();
  addOrganisations(program, (work) => work(opened.records, opened.removeLostPasskeys), terminal);
  const run = (address: string) =>
    program.parseAsync(
      ['organisations', 'remove-passkeys', rows[0]?.account_id ?? '', address, '--json'],
      { from: 'user' },
    );
  await expect(run('nobody@example.com')).rejects.toThrow('no person');
  await run(email.toUpperCase());
  await opened.close();
  expect(JSON.parse(written.join(''))).toMatchObject({ removed: 1 });
  expect(await mailsTo(people.sql, email)).toEqual(['passkey_added', 'passkey_removed']);
  expect(await emailIn(browser)).toBeNull();
  expect(await factorIn(await signedIn(people.service, email))).toBe('not_used');
});
