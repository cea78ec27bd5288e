/** Limits of single operations, besides those of a tier. */
import 'reflect-metadata';
import { KEY_LIMITS } from '../../../src/app/field-rate-limits.js';
import { MAX_STREAMS_PER_KEY } from '../../../src/server/bulk/open-streams.js';
import { MAX_PER_KEY } from '../../../src/shared/limits/connection-limiter.js';
import { environmentSchema } from '../../../src/config/env-schema.js';
import { ROUTES } from '../../../src/server/routing/routes.js';
import { limitsSchema } from './prices.js';

const MINUTE_SECONDS = 60;

const KEY = 'key';
const SENDER = 'client address, and email address';
const ADDRESS = 'client address';
const EMAIL = 'email address';

const callsIn = (max: number, seconds: number): string =>
  `${String(max)} ${seconds === MINUTE_SECONDS ? 'a minute' : 'an hour'}`;

/** REST path, or the field of the graph. */
function placeOf(coordinate: string): string {
  const route = ROUTES[coordinate];
  return route === undefined ? `\`${coordinate}\`` : `\`${route.method} /v1${route.path}\``;
}

type LimitLine = readonly [place: string, limit: string, counted: string];

/** Of an installation without settings. @param limits `kb/limits/tiers.yaml` */
function rows(limits: unknown): readonly LimitLine[] {
  const settings = environmentSchema.parse({});
  const { anonymous } = limitsSchema.parse(limits);
  const hourly = (place: string, max: number, counted: string): LimitLine => [
    place,
    `${String(max)} an hour`,
    counted,
  ];
  return [
    ...Object.entries(KEY_LIMITS).map(([coordinate, { max, windowSeconds }]): LimitLine => [
      placeOf(coordinate),
      callsIn(max, windowSeconds),
      KEY,
    ]),
    hourly(placeOf('Mutation.signup'), settings.SIGNUP_LIMIT_PER_HOUR, SENDER),
    hourly(placeOf('Mutation.requestSignIn'), settings.SIGN_IN_MAILS_PER_HOUR, SENDER),
    hourly(placeOf('Mutation.inviteMember'), settings.SIGN_IN_MAILS_PER_HOUR, EMAIL),
    hourly('`POST /oauth/register`', settings.OAUTH_REGISTRATIONS_PER_HOUR, ADDRESS),
    ['Sockets and event streams', `${String(MAX_PER_KEY)} at a time`, KEY],
    ['Portfolio streams', `${String(MAX_STREAMS_PER_KEY)} at a time`, KEY],
    ['Requests without a valid key', callsIn(anonymous?.per_minute ?? 0, MINUTE_SECONDS), ADDRESS],
  ];
}

/** Markdown. */
export const operationLimitTable = (limits: unknown): string =>
  [
    '| Operation | Limit | Counted by |',
    '| --- | --- | --- |',
    ...rows(limits).map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
