/** The test vectors of the law as a file at an address that contains its digest. */
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../shared/errors.js';
import { lazy } from '../../shared/lazy.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { isHeldByClient, strongTag } from './entity-tag.js';

/** `read`: the file as text; null if the build wrote none. `publicUrl`: without a trailing slash. */
export type VectorRoutes = Readonly<{
  admissionControl: AdmissionControl;
  kbVersion: string;
  publicUrl: string;
  read: () => string | null;
}>;

const DIGEST_CHARACTERS = 16;
const JSON_TYPE = 'application/json; charset=utf-8';

type VectorsFile = Readonly<{ name: string; sha256: string; body: string }>;

function toFile(kbVersion: string, body: string): VectorsFile {
  const sha256 = hash('sha256', body, 'hex');
  return { name: `${kbVersion}-${sha256.slice(0, DIGEST_CHARACTERS)}.json`, sha256, body };
}

export function mountVectors(app: FastifyInstance, routes: VectorRoutes): void {
  const { admissionControl, kbVersion, publicUrl, read } = routes;
  const file = lazy((): VectorsFile | null => {
    const body = read();
    return body === null ? null : toFile(kbVersion, body);
  });
  const { lawVectors, lawVectorsFile } = PLAIN_ROUTES;
  app.get(lawVectors.path, {
    ...admitted(admissionControl, lawVectors),
    handler: (request, reply) => {
      const kept = file();
      if (kept === null) throw notFound();
      const { name, sha256, body: vectors } = kept;
      const url = `${publicUrl}${lawVectors.path}/${name}`;
      const bytes = Buffer.byteLength(vectors);
      const body = JSON.stringify({ files: [{ kb_version: kbVersion, url, sha256, bytes }] });
      return isHeldByClient(request, reply, strongTag(body))
        ? reply.send()
        : reply.type(JSON_TYPE).send(body);
    },
  });
  app.get<{ Params: { name: string } }>(lawVectorsFile.path, {
    ...admitted(admissionControl, lawVectorsFile),
    handler: (request, reply) => {
      const kept = file();
      if (kept?.name !== request.params.name) throw notFound();
      return reply
        .header('Cache-Control', lawVectorsFile.cacheControl)
        .type(JSON_TYPE)
        .send(kept.body);
    },
  });
}
