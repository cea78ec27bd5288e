/** Scripts and styles of the explorer and the reference, from node_modules; large, so loaded on first request. */
import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastify from 'fastify';
import { EXPLORER_BOOT, REFERENCE_BOOT } from './page-boots.js';
import type { PageAsset } from './page.js';
import { lazyLoad } from '../../shared/lazy.js';

const ASSET_FOLDER = '/assets';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const HASH_LENGTH = 16;
const pack = promisify(gzip);

const ASSET_NAMES = [
  'explorer.js',
  'explorer.css',
  'explorer-boot.js',
  'explorer-editor-worker.js',
  'explorer-graphql-worker.js',
  'explorer-json-worker.js',
  'reference.js',
  'reference-boot.js',
] as const;
type AssetName = (typeof ASSET_NAMES)[number];

/** `files`: by path. `paths`: path of each asset. */
export type PageAssets = Readonly<{
  files: ReadonlyMap<string, PageAsset>;
  paths: Readonly<Record<AssetName, string>>;
}>;

/** Scalar's package exposes its bundle only through a route. */
async function scalarBundle(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(scalar, { routePrefix: '/', configuration: { content: '{}' } });
  const answer = await app.inject('/js/scalar.js');
  await app.close();
  if (answer.statusCode !== 200) throw new Error('The reference’s script is not where it was');
  return answer.body;
}

async function contents(): Promise<Readonly<Record<AssetName, string>>> {
  const [graphiql, reference] = await Promise.all([
    import('@graphql-yoga/render-graphiql/graphiql'),
    scalarBundle(),
  ]);
  return {
    'explorer.js': graphiql.js,
    'explorer.css': graphiql.css,
    'explorer-boot.js': EXPLORER_BOOT,
    'explorer-editor-worker.js': graphiql.editorWorkerService,
    'explorer-graphql-worker.js': graphiql.graphqlWorker,
    'explorer-json-worker.js': graphiql.jsonWorker,
    'reference.js': reference,
    'reference-boot.js': REFERENCE_BOOT,
  };
}

const hashOf = (text: string | Uint8Array): string =>
  hash('sha256', text, 'hex').slice(0, HASH_LENGTH);

/** @param name its extension determines the type */
export async function toAsset(name: string, content: string | Uint8Array): Promise<PageAsset> {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  return {
    contentType: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    body,
    gzip: await pack(body),
    etag: `"${hashOf(body)}"`,
  };
}

/** `/assets/<hash>/<name>`: the path changes with the content. */
const pathOf = (name: AssetName, text: string): string => `${ASSET_FOLDER}/${hashOf(text)}/${name}`;

async function load(): Promise<PageAssets> {
  const texts = await contents();
  const paths = ASSET_NAMES.map((name) => [name, pathOf(name, texts[name])] as const);
  const files = await Promise.all(
    paths.map(async ([name, path]) => [path, await toAsset(name, texts[name])] as const),
  );
  return {
    files: new Map(files),
    paths: Object.fromEntries(paths) as PageAssets['paths'], // one entry for each name
  };
}

export const pageAssets = lazyLoad(load);
