/** Every kind of email, with kill -9 of the worker at every point of sending: each is delivered once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_MAILS } from '../../src/modules/outbox/domain/account-mail.js';
import { MAIL_STEPS } from '../../src/modules/outbox/domain/order-mail.js';
import { bringForwardRepeatedly } from './idle.js';
import { POINTS, StatementWatch } from './points.js';
import type { Site } from './site.js';
import { watchNothing, listen } from './trigger.js';

/** `order_id` of a released order, for emails about orders. */
type Known = Readonly<{ order_id: string; account_id: string; recipient: string }>;

const WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 100;
/** A first key carries a secret and is sent by processes that serve requests. */
const KINDS = [
  ...MAIL_STEPS.map((step) => `order_${step}`),
  ...ACCOUNT_MAILS.filter((kind) => kind !== 'live_key'),
];
const MAIL_POINTS = Object.keys(POINTS).filter((name) => name.startsWith('mail.'));

const FACTS = {
  licence: 'Professional',
  link: 'https://api.example/pay',
  until: '2027-01-31T12:00:00Z',
  grace: '2027-02-14T12:00:00Z',
  last4: '7Qk2',
  changes: ['security-policy.docx: 2'],
};

async function knownOrder({ database }: Site): Promise<Known> {
  const { rows } = await database.query<Known>(
    `select o.id as order_id, o.account_id, a.email as recipient from orders o join account a on a.id = o.account_id
     where o.document_status = 'released' and o.document_count > 0 limit 1`,
  );
  const [known] = rows;
  if (known === undefined) throw new Error('no order was released');
  return known;
}

async function add({ database }: Site, kind: string, known: Known): Promise<string> {
  const id = randomUUID();
  const orderId = kind.startsWith('order_') ? known.order_id : null;
  await database.query(
    `insert into outbox (id, dedupe, account_id, order_id, kind, recipient, language, facts, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6, 'de', $7, now(), now())`,
    [id, `faults:${id}`, known.account_id, orderId, kind, known.recipient, FACTS],
  );
  return id;
}

/** Kills the only worker the first time that the point is passed. */
function killAt(site: Site, name: string): () => boolean {
  const point = POINTS[name];
  const worker = site.processes.find((one) => one.name === 'worker1');
  let isDone = false;
  const hit = (): Promise<void> | null => {
    if (isDone || worker === undefined) return null;
    isDone = true;
    const killed = worker.kill('SIGKILL');
    void killed.then(() => worker.restart());
    return killed.then(() => undefined);
  };
  if (point !== undefined && 'sql' in point) site.postgres.watch = new StatementWatch(point, hit);
  else if (point !== undefined) listen(site, point.call, hit);
  return () => isDone;
}

async function isSent({ database }: Site, id: string): Promise<boolean> {
  const { rows } = await database.query<{ sent: boolean }>(
    'select sent_at is not null as sent from outbox where id = $1',
    [id],
  );
  return rows[0]?.sent === true;
}

async function tryOne(site: Site, kind: string, point: string, known: Known): Promise<string[]> {
  const where = `${kind} at ${point}`;
  const isKilled = killAt(site, point);
  const id = await add(site, kind, known);
  const until = Date.now() + WITHIN_MS;
  while (!(isKilled() && (await isSent(site, id))) && Date.now() < until)
    await pause(LOOK_EVERY_MS);
  watchNothing(site);
  const delivered = site.smtp.mails.filter((mail) => mail.includes(`<${id}@`)).length;
  return [
    ...(isKilled() ? [] : [`${where}: the point was not passed`]),
    ...((await isSent(site, id)) ? [] : [`${where}: not recorded as sent`]),
    ...(delivered === 1 ? [] : [`${where}: delivered ${String(delivered)} times`]),
  ];
}

/** @param where points @param report one line per point @returns violations */
export async function killDuringEmails(
  site: Site,
  where: RegExp,
  report: (line: string) => void,
): Promise<string[]> {
  const known = await knownOrder(site);
  await site.processes.find(({ name }) => name === 'worker2')?.close();
  const stopBringingForward = bringForwardRepeatedly(site);
  const problems: string[] = [];
  for (const point of MAIL_POINTS.filter((name) => where.test(name))) {
    const before = site.smtp.repeated;
    const found: string[] = [];
    for (const kind of KINDS) found.push(...(await tryOne(site, kind, point, known)));
    problems.push(...found);
    const again = site.smtp.repeated - before;
    report(
      `${point.padEnd(18)}${String(KINDS.length)} kinds, ${String(again)} submitted twice, ${String(found.length)} violations`,
    );
  }
  await stopBringingForward();
  return problems;
}
