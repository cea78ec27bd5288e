/** Signed law bundles at permanent addresses, the list of versions, and the statement of the latest one. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { notFound } from '../../shared/errors.js';
import { isLanguage, type Language } from '../../shared/language.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';

/** `bundle`: the file; null if the version is unknown. */
interface PublishedLaw {
  index(): object;
  latest(now: Date): Promise<object | null>;
  bundle(version: string, language: Language): Promise<string | null>;
}

export type LawRoutes = Readonly<{ admissionControl: AdmissionControl; law: PublishedLaw }>;

const JSON_TYPE = 'application/json; charset=utf-8';
const GZIP = 'gzip';

/** Compressed bundles, some 100 kB each: every language of twelve versions. */
const MOST_KEPT = 264;

const FILE_NAME = /^bundle\.([a-z]{2})\.json$/;

function languageOf(file: string): Language {
  const [, language = ''] = FILE_NAME.exec(file) ?? [];
  if (!isLanguage(language)) throw notFound();
  return language;
}

/** Public law: pages of every origin may read it. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*', 'Content-Type': JSON_TYPE } as const;

type BundleRequest = FastifyRequest<{ Params: { version: string; file: string } }>;

function bundleHandler(law: PublishedLaw) {
  const kept = new LRUCache<string, Buffer>({ max: MOST_KEPT });

  async function packed(version: string, language: Language): Promise<Buffer> {
    const address = `${version}.${language}`;
    const known = kept.get(address);
    if (known !== undefined) return known;
    const file = await law.bundle(version, language);
    if (file === null) throw notFound();
    const bytes = gzipSync(file);
    kept.set(address, bytes);
    return bytes;
  }

  return async ({ params, raw }: BundleRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bytes = await packed(params.version, languageOf(params.file));
    reply.headers(PUBLIC).header('Vary', 'Accept-Encoding');
    return new Negotiator(raw).encoding([GZIP, 'identity']) === GZIP
      ? reply.header('Content-Encoding', GZIP).send(bytes)
      : reply.send(gunzipSync(bytes));
  };
}

export function mountLaw(app: FastifyInstance, { admissionControl, law }: LawRoutes): void {
  const { lawIndex, lawLatest, lawBundle } = PLAIN_ROUTES;
  app.get(lawIndex.path, {
    ...admitted(admissionControl, lawIndex),
    handler: (_request, reply) => reply.headers(PUBLIC).send(JSON.stringify(law.index())),
  });
  app.get(lawLatest.path, {
    ...admitted(admissionControl, lawLatest),
    handler: async (_request, reply) =>
      reply.headers(PUBLIC).send(JSON.stringify(await law.latest(new Date()))),
  });
  app.get<{ Params: { version: string; file: string } }>(lawBundle.path, {
    ...admitted(admissionControl, lawBundle),
    handler: bundleHandler(law),
  });
}
