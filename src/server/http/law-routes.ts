/** Signed law bundles at permanent addresses, the list of versions, and the statement of the latest one. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound, unauthorized } from '../../shared/errors.js';
import { isLanguage, type Language } from '../../shared/language.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';

/** `bundle`, `delta`: the file; null if there is none. `needsLicence`: of all bundles. */
interface PublishedLaw {
  readonly needsLicence: boolean;
  index(): object;
  latest(now: Date): Promise<object | null>;
  licence(holder: Caller, now: Date): Promise<object>;
  bundle(version: string, language: Language): Promise<string | null>;
  delta(version: string, from: string, language: Language): Promise<string | null>;
}

export type LawRoutes = Readonly<{ admissionControl: AdmissionControl; law: PublishedLaw }>;

const JSON_TYPE = 'application/json; charset=utf-8';
const GZIP = 'gzip';

/** Compressed bundles and deltas, at most some 170 kB each: every language of twelve of them. */
const MAX_ENTRIES = 264;

/** Bundles that require a licence have addresses of their own, because an address keeps its content. */
const FILE_NAME = /^(bundle|licensed)(?:\.delta1-from\.(kb_[\w-]+))?\.([a-z]{2})\.json$/;

/** `from`: older version of a delta; undefined for a bundle. */
type LawFile = Readonly<{ from: string | undefined; language: Language }>;

type BundleAddress = LawFile & Readonly<{ version: string }>;

/**
 * The name carries what decides the content: language, licence, and the format of a delta. `bundle` and `licensed` are
 * bundles of format 2; another format needs another name.
 *
 * @throws VALIDATION_FAILED with the name, if the service publishes its bundles under the other one
 */
function readName(file: string, needsLicence: boolean): LawFile {
  const [, kind = '', from, language = ''] = FILE_NAME.exec(file) ?? [];
  if (!isLanguage(language)) throw notFound();
  const published = needsLicence ? 'licensed' : 'bundle';
  if (kind === published) return { from, language };
  const params = { expected: `${published}${file.slice(kind.length)}` };
  throw invalid({ field: 'file', type: 'enum', params });
}

/** Public law: pages of every origin may read it. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*', 'Content-Type': JSON_TYPE } as const;

type BundleRequest = FastifyRequest<{ Params: { version: string; file: string } }>;

function bundleHandler(law: PublishedLaw) {
  const kept = new LRUCache<string, Buffer, BundleAddress>({
    max: MAX_ENTRIES,
    // Requests for a file that is being made wait for it.
    fetchMethod: async (_name, _stale, { context: { version, from, language } }) => {
      const file = await (from === undefined
        ? law.bundle(version, language)
        : law.delta(version, from, language));
      if (file === null) throw notFound();
      return gzipSync(file);
    },
  });

  const packed = (context: BundleAddress): Promise<Buffer> =>
    kept.forceFetch(`${context.version} ${context.from ?? ''} ${context.language}`, { context });

  return async ({ params, raw }: BundleRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const file = readName(params.file, law.needsLicence);
    const bytes = await packed({ version: params.version, ...file });
    reply.headers(PUBLIC).header('Vary', 'Accept-Encoding');
    return new Negotiator(raw).encoding([GZIP, 'identity']) === GZIP
      ? reply.header('Content-Encoding', GZIP).send(bytes)
      : reply.send(gunzipSync(bytes));
  };
}

export function mountLaw(app: FastifyInstance, { admissionControl, law }: LawRoutes): void {
  const { lawIndex, lawLatest, lawLicence, lawBundle } = PLAIN_ROUTES;
  app.get(lawIndex.path, {
    ...admitted(admissionControl, lawIndex),
    handler: (_request, reply) => reply.headers(PUBLIC).send(JSON.stringify(law.index())),
  });
  app.get(lawLatest.path, {
    ...admitted(admissionControl, lawLatest),
    handler: async (_request, reply) =>
      reply.headers(PUBLIC).send(JSON.stringify(await law.latest(new Date()))),
  });
  app.get(lawLicence.path, {
    ...admitted(admissionControl, lawLicence),
    handler: async ({ gateway: { caller } }, reply) => {
      if (caller === null) throw unauthorized();
      return reply.type(JSON_TYPE).send(JSON.stringify(await law.licence(caller, new Date())));
    },
  });
  app.get<{ Params: { version: string; file: string } }>(lawBundle.path, {
    ...admitted(admissionControl, lawBundle),
    handler: bundleHandler(law),
  });
}
