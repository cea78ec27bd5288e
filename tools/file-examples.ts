/** Records the beginning of every file and stream of the OpenAPI document. */
import { z } from 'zod';

/** `body`: absent for GET. */
type FileRequest = Readonly<{
  operationId: string;
  path: string;
  mediaType: string;
  body?: Readonly<{ type: string; text: string }>;
}>;

export type FileExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type FileAnswer = Readonly<{ mediaType: string; text: string }>;
export type Ask = (request: FileRequest) => Promise<FileAnswer>;

const CSV = 'text/csv';
const NDJSON = 'application/x-ndjson';
const JSON_TYPE = 'application/json';

const read = (operationId: string, path: string, mediaType = JSON_TYPE): FileRequest => ({
  operationId,
  path,
  mediaType,
});

const FEED = '/v1/changelog';
const EXPORTS = '/v1/exports';
const DEMO_TOKEN = 'sandbox-demo-order-001-sample';
const DOWNLOAD = '/v1/download';
const JOSE = 'application/jose';

const READS: readonly FileRequest[] = [
  read('lawIndex', '/law/index.json'),
  read('lawLatest', '/law/latest.json'),
  read('lawBundle', '/law/kb_2026-11-21_e9941245/bundle.en.json'),
  read('lawVectors', '/v1/law/vectors'),
  read('changelogRss', `${FEED}/rss?keel=en`, 'application/rss+xml'),
  read('changelogFeed', `${FEED}/feed.json?keel=en`, 'application/feed+json'),
  read('download', `${DOWNLOAD}/${DEMO_TOKEN}?vorming=pdf.sig`, JOSE),
  {
    ...read('downloadByToken', DOWNLOAD, JOSE),
    body: { type: JSON_TYPE, text: JSON.stringify({ token: DEMO_TOKEN, vorming: 'pdf.sig' }) },
  },
  read('downloadInvoice', '/v1/invoices/SANDBOX-2026-0001/download', 'application/xml'),
  read('exportFile', `${EXPORTS}/probo?framework=iso27001&keel=en`),
  read('exportFile', `${EXPORTS}/ciso_assistant?framework=iso27001`, 'application/yaml'),
  read('exportFile', `${EXPORTS}/csv?framework=iso27001&keel=en`, CSV),
  read('exportFile', `${EXPORTS}/svg?framework=iso27001&measure=b&keel=en`, 'image/svg+xml'),
  read('exportFile', `${EXPORTS}/mermaid?framework=iso27001&measure=b`, 'text/vnd.mermaid'),
];

const CONTROLS = 'control,status,note\nA.5.24,implemented,policy in force\n';
const IMPORT = '/v1/imports?framework=iso27001&keel=en';

/** NDJSON of the document, by operation. */
export type StreamBodies = Readonly<Record<string, Readonly<{ path: string; text: string }>>>;

const streams = (bodies: StreamBodies): FileRequest[] =>
  Object.entries(bodies).flatMap(([operationId, { path, text }]) =>
    [NDJSON, CSV].map((mediaType) => ({
      operationId,
      path: `${path}?keel=en`,
      mediaType,
      body: { type: NDJSON, text },
    })),
  );

/** The example of a stream is one line, because its schema is that of a line. */
const exampleOf = ({ mediaType, text }: FileAnswer): unknown => {
  if (mediaType === NDJSON) return JSON.parse(text.slice(0, text.indexOf('\n')));
  return mediaType === JSON_TYPE ? JSON.parse(text) : text;
};

const vectorsSchema = z.object({ files: z.array(z.object({ url: z.url() })) });

/** The name of the file contains a digest. */
async function vectorsRequest(ask: Ask): Promise<FileRequest> {
  const { text } = await ask(read('lawVectors', '/v1/law/vectors'));
  const [first] = vectorsSchema.parse(JSON.parse(text)).files;
  return read('lawVectorsFile', new URL(first?.url ?? '').pathname);
}

/** @throws Error if an answer has another media type than the document states */
export async function recordFiles(ask: Ask, bodies: StreamBodies): Promise<FileExamples> {
  const imported = { ...read('importControls', IMPORT), body: { type: CSV, text: CONTROLS } };
  const recorded: Record<string, Record<string, unknown>> = {};
  for (const request of [...READS, await vectorsRequest(ask), imported, ...streams(bodies)]) {
    const { operationId, mediaType } = request;
    const answer = await ask(request);
    if (answer.mediaType !== mediaType) throw new Error(`${request.path}: ${answer.mediaType}`);
    recorded[operationId] = { ...recorded[operationId], [mediaType]: exampleOf(answer) };
  }
  return recorded;
}
