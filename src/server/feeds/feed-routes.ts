/** The change log as RSS and JSON Feed, with the operation's parameters. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../shared/language.js';
import { message } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import { admitted } from '../http/admit.js';
import { isHeldByClient, weakTag } from '../http/entity-tag.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { PLAIN_ROUTES, type PlainRoute } from '../routing/plain-routes.js';
import type { RestOperation } from '../rest/operations.js';
import { runOperation, type OperationRunner } from '../rest/run-operation.js';
import type { Feed, FeedEntry } from './feed-formats.js';
import { JSON_FEED_TYPE, toJsonFeed } from './feed-formats.js';
import { RSS_TYPE, toRss } from './feed-formats.js';

/** `publicUrl`: without a trailing slash. */
export type FeedRoutes = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
    texts: Texts;
    publicUrl: string;
  }>;

type FeedForm = Readonly<{ route: PlainRoute; contentType: string; write: (feed: Feed) => string }>;

const FORMS: readonly FeedForm[] = [
  { route: PLAIN_ROUTES.rss, contentType: RSS_TYPE, write: toRss },
  { route: PLAIN_ROUTES.jsonFeed, contentType: JSON_FEED_TYPE, write: toJsonFeed },
];

const CHANGELOG = 'Query.changelog';

type ReportedAnswer = Readonly<{
  keel_kasutatud: string;
  kirjed: readonly Readonly<{
    id: string;
    kuupaev: string;
    kb_versioon: string;
    seadus: string;
    paragrahv: string | null;
    riik: string | null;
    kirjeldus: string;
    url: string;
  }>[];
}>;

const toEntry = (change: ReportedAnswer['kirjed'][number], changelogUrl: string): FeedEntry => ({
  id: `${changelogUrl}#${change.id}`,
  url: change.url,
  title: [change.seadus, change.paragrahv].filter((part) => part !== null).join(', '),
  text: change.kirjeldus,
  date: change.kuupaev,
  tags: [change.riik, change.kb_versioon].filter((tag) => tag !== null),
});

function toFeed(transport: FeedRoutes, changelog: ReportedAnswer, url: string): Feed {
  const { keel_kasutatud: language, kirjed } = changelog;
  const changelogUrl = `${transport.publicUrl}/v1/changelog`;
  const act = isLanguage(language) ? transport.texts.localize(message('acts:nis2'), language) : '';
  return {
    title: `${transport.providerName}: ${act}`,
    description: `${act} (${changelogUrl})`,
    homeUrl: `${transport.publicUrl}/`,
    selfUrl: `${transport.publicUrl}${url}`,
    language,
    entries: kirjed.map((change) => toEntry(change, changelogUrl)),
  };
}

function changelogOf(operations: readonly RestOperation[]): RestOperation {
  const found = operations.find(({ coordinate }) => coordinate === CHANGELOG);
  if (found === undefined) throw new Error(`the feeds need ${CHANGELOG}`);
  return found;
}

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

async function answer(transport: FeedRoutes, form: FeedForm, { request, reply }: Exchange) {
  const result = await runOperation(transport, changelogOf(transport.operations), request);
  // The generated document selects every field of the operation.
  const feed = toFeed(transport, result.data as ReportedAnswer, request.url);
  const body = form.write(feed);
  if (isHeldByClient(request, reply, weakTag(result.kbVersion ?? '', body))) return reply.send();
  return reply.type(form.contentType).send(body);
}

export function mountFeeds(app: FastifyInstance, transport: FeedRoutes): void {
  for (const form of FORMS) {
    app.get(form.route.path, {
      ...admitted(transport.admissionControl, form.route),
      handler: (request, reply) => answer(transport, form, { request, reply }),
    });
  }
}
