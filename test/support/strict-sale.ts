/** A service in the strict profile, with a client who signed up, paid and received documents; and all that it was sent. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { codeOf, documentOf, orderOne, payLinked, type PlacedOrder } from './code-links.js';
import { GraphqlClient } from './graphql-client.js';
import { RestClient } from './rest-client.js';
import { SubscriptionClient } from './subscription-client.js';
import { openTestService, type TestService } from './test-service.js';
import { openReceiver } from './webhook-receiver.js';

export type StrictSale = Readonly<{
  service: TestService;
  /** With the client's live key. */
  client: RestClient;
  paid: PlacedOrder;
  unpaid: PlacedOrder;
  /** Different addresses of the service in answers, emails, events and webhooks. */
  addresses: readonly string[];
  /** Those that lead to this page. */
  linksTo: (page: '/download' | '/pay') => readonly string[];
  /** Of all links. */
  codes: readonly string[];
  /** Lines of the log so far. */
  log: readonly string[];
  close: () => Promise<void>;
}>;

const SAMPLE_ORDER = 'sandbox-demo-order-001';
const ORDER = `order_id makselink tulemus { dokumendid { allalaadimislink pdf { allalaadimislink } } }`;
const STATUS = `subscription ($id: String!) { orderStatus(order_id: $id) { order { ${ORDER} } } }`;
const READ = `query ($id: String!) { order(order_id: $id) { ${ORDER} }
  organisation { orders(first: 10) { edges { node { ${ORDER} } } } } }`;
const READ_SAMPLE = `{ order(order_id: "${SAMPLE_ORDER}") { ${ORDER} } }`;

async function until<Found>(
  find: () => Found | Promise<Found>,
  isEnough: (found: Found) => boolean,
): Promise<Found> {
  for (let turn = 0; turn < 300; turn += 1) {
    const found = await find();
    if (isEnough(found)) return found;
    await pause(100);
  }
  throw new Error('it did not come');
}

/** Text and HTML of every email. */
async function mailTexts({ dataDir }: TestService): Promise<readonly string[]> {
  const folder = path.join(dataDir, 'outbox');
  // The first email creates the folder.
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => name.endsWith('.eml'));
  const mails = names.map(async (name) =>
    PostalMime.parse(await readFile(path.join(folder, name))),
  );
  return (await Promise.all(mails)).map(({ text, html }) => `${text ?? ''}\n${html ?? ''}`);
}

/** A client that signed up, paid for its licence and collected its key; and the answer to its sign-up. */
async function signUp(service: TestService, client: RestClient) {
  const applicant = { nimi: 'Käufer GmbH', email: 'buyer@example.com', roll: 'lawyer_firm' };
  const { text, json } = await client.post('/v1/signup', applicant);
  const { order_id, votmekood, makselink } = json.data as Record<string, string>; // contract
  await payLinked(service.url, String(makselink));
  const collected = await client.post('/v1/keys/collect', { order_id, votmekood });
  return { key: String(collected.json.data?.['voti']), answer: text };
}

/** The order over both transports, and its events. */
async function readings(service: TestService, client: RestClient, key: string, orderId: string) {
  const sockets = new SubscriptionClient(service.url, key);
  const following = sockets.follow(STATUS, { id: orderId });
  await following.count(1);
  await sockets.close();
  const graphql = new GraphqlClient(service.url, key);
  return [
    (await client.get(`/v1/orders/${orderId}`)).text,
    (await graphql.ask({ query: READ, variables: { id: orderId } })).text,
    (await client.get('/v1/billing/summary')).text,
    JSON.stringify(following.events),
  ];
}

const addressesIn = (texts: readonly string[], url: string): readonly string[] => {
  const all = texts.flatMap(
    (text) => text.replaceAll('&amp;', '&').match(/http[^\s"'<>\\]+/g) ?? [],
  );
  return [...new Set(all)].filter((address) => address.startsWith(url));
};

export async function openStrictSale(): Promise<StrictSale> {
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const service = await openTestService({ isStrict: true, webhookAllowPrivate: true }, logger);
  const receiver = await openReceiver();
  const visitor = await RestClient.of(service.url);
  const { key, answer } = await signUp(service, visitor);
  const client = visitor.with(key);
  await client.post('/v1/webhook-endpoints', { url: receiver.url });
  const [paid, unpaid] = [await orderOne(client), await orderOne(client)];
  await payLinked(service.url, paid.payLink);
  await documentOf(client, paid.orderId);
  const texts = [answer, paid.answer, unpaid.answer];
  for (const { orderId } of [paid, unpaid])
    texts.push(...(await readings(service, client, key, orderId)));
  const sandbox = new GraphqlClient(service.url, service.keys.test.client);
  texts.push((await sandbox.ask({ query: READ_SAMPLE })).text);
  // Text and HTML of the email with the documents.
  texts.push(
    ...(await until(
      () => mailTexts(service),
      (all) => all.join('').split('/download').length > 2,
    )),
  );
  await until(
    () => receiver.received,
    (received) => received.some(({ body }) => body.includes('vabastatud')),
  );
  texts.push(...receiver.received.map(({ body }) => body));
  const addresses = addressesIn(texts, service.url);
  const linksTo = (page: string) => addresses.filter((one) => new URL(one).pathname === page);
  return {
    service,
    client,
    paid,
    unpaid,
    addresses,
    linksTo,
    codes: [...linksTo('/download'), ...linksTo('/pay')].map(codeOf),
    log,
    close: async () => {
      await service.close();
      await receiver.close();
    },
  };
}
