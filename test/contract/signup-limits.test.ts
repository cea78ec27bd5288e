/** Limits of sign-ups, by address and by email address. */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAddress } from '../support/http-client.js';
import { RestClient, type RestAnswer } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

const PER_MINUTE = 20;
const ANONYMOUS = 10;
const SIGNUPS = 3;

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService({
    rateLimits: {
      baas: { per_minute: PER_MINUTE, per_month: 1000 },
      sandbox: { per_minute: PER_MINUTE, per_month: 1000 },
      anonymous: { per_minute: ANONYMOUS },
    },
    signupLimitPerHour: SIGNUPS,
  });
  client = await RestClient.of(service.url);
});
afterAll(() => service.close());

const together = <Result>(count: number, ask: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

const admitted = (answers: readonly RestAnswer[]): number =>
  answers.filter(({ status }) => status < 400).length;

const number = ({ headers }: RestAnswer, name: string): number => Number(headers[name]);

const applicant = (email: string) => ({ nimi: 'Aa', email, roll: 'client' });
const mail = (): string => `${randomInt(2 ** 40)}@example.ee`;

test('sign-ups from one address are limited, from others not', async () => {
  const from = anAddress();
  const answers = await together(SIGNUPS * 2, () =>
    client.post('/v1/signup', applicant(mail()), from),
  );
  expect(admitted(answers)).toBe(SIGNUPS);
  const refused = await client.post('/v1/signup', applicant(mail()), from);
  expect([refused.status, refused.json.error?.code]).toEqual([429, 'RATE_LIMITED']);
  expect(number(refused, 'retry-after')).toBeGreaterThan(3000);
  expect((await client.post('/v1/signup', applicant(mail()), anAddress())).status).toBe(201);
});

test('sign-ups with one email address are limited from any address', async () => {
  const email = mail();
  const ask = (index: number) =>
    client.post(
      '/v1/signup',
      applicant(index % 2 === 0 ? email : email.toUpperCase()),
      anAddress(),
    );
  expect(admitted(await together(SIGNUPS * 2, ask))).toBe(SIGNUPS);
});
