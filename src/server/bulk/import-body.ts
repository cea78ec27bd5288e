/** Reads an imported file: OSCAL as JSON, or a table as CSV or workbook. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readOscal } from '../../modules/mapping-exchange/domain/import-oscal.js';
import type { ImportedFile } from '../../modules/mapping-exchange/domain/imported-control.js';
import { MEDIA_TYPES } from '../../modules/mapping-exchange/domain/export-format.js';
import { invalid } from '../../shared/errors.js';
import { parseJson } from '../http/read-json.js';
import { FILE_LIMIT_BYTES } from '../routing/request-limits.js';
import { discard, piecesOf } from './body-pieces.js';
import { assertRows, ImportTable } from './import-table.js';
import type { ImportTools } from './import.ports.js';
import type { InputRecord } from './portfolio.ports.js';

const MAX_RECORD_BYTES = 65_536;
/** Time for the whole file to arrive. */
const MAX_MS = 60_000;

const { csv: CSV, xlsx: XLSX, json: JSON_TYPE } = MEDIA_TYPES;
const IMPORT_TYPES: readonly string[] = [JSON_TYPE, CSV, XLSX];

/** `bytes`: the file as it arrived. */
export type ImportBody = Readonly<{ file: ImportedFile; bytes: Buffer; type: string }>;

type Pieces = AsyncIterable<Uint8Array>;

/** Rows are read while the file arrives. */
async function readTable(pieces: Pieces, tools: ImportTools): Promise<ImportedFile> {
  const table = new ImportTable();
  const reader = tools.openReader(MAX_RECORD_BYTES);
  const take = (records: readonly InputRecord[]): void => {
    if (reader.columns !== null && !table.isOpen) table.open(reader.columns);
    for (const one of records) table.take(one);
  };
  for await (const piece of pieces) {
    take(reader.read(piece));
    // Pieces that have arrived would follow without a pause.
    await nextTurn();
  }
  take(await reader.end());
  if (!table.isOpen) table.open([]);
  return table.file();
}

async function readSheet(bytes: Buffer, { readWorkbook }: ImportTools): Promise<ImportedFile> {
  const rows = await readWorkbook(bytes);
  if (rows === null) throw invalid({ field: 'body', type: 'value_error' });
  const table = new ImportTable();
  table.takeSheet(rows);
  return table.file();
}

function readDocument(bytes: Buffer): ImportedFile {
  const file = readOscal(parseJson(bytes));
  assertRows((file?.controls.length ?? 0) + (file?.problems.length ?? 0));
  if (file !== null) return file;
  const expected = 'component-definition, system-security-plan, assessment-results';
  throw invalid({ field: 'body', type: 'enum', params: { expected } });
}

async function* kept(pieces: Pieces, all: Uint8Array[]): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    all.push(piece);
    yield piece;
  }
}

/** @throws VALIDATION_FAILED above the limit */
function assertSize(declared: string | undefined): void {
  if (declared === undefined || Number(declared) <= FILE_LIMIT_BYTES) return;
  throw invalid({ field: 'body', type: 'body_too_large', params: { max_bytes: FILE_LIMIT_BYTES } });
}

/** @throws VALIDATION_FAILED for a type that imports do not have */
export function typeOf(contentType: string | undefined): string {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (IMPORT_TYPES.includes(type)) return type;
  throw invalid({
    field: 'Content-Type',
    type: 'enum',
    params: { expected: IMPORT_TYPES.join(', ') },
  });
}

async function readAs(type: string, body: Readable, tools: ImportTools): Promise<ImportBody> {
  const all: Uint8Array[] = [];
  const stop = AbortSignal.timeout(MAX_MS);
  const pieces = piecesOf({ body, mostBytes: FILE_LIMIT_BYTES, stop });
  if (type === CSV) {
    const file = await readTable(kept(pieces, all), tools);
    return { file, bytes: Buffer.concat(all), type };
  }
  for await (const piece of pieces) all.push(piece);
  const bytes = Buffer.concat(all);
  const file = type === XLSX ? await readSheet(bytes, tools) : readDocument(bytes);
  return { file, bytes, type };
}

/** @throws VALIDATION_FAILED for another type, a larger file, or one that cannot be read */
export async function readImport(
  body: Readable,
  headers: IncomingHttpHeaders,
  tools: ImportTools,
): Promise<ImportBody> {
  try {
    assertSize(headers['content-length']);
    return await readAs(typeOf(headers['content-type']), body, tools);
  } catch (failure) {
    await discard(body);
    throw failure;
  }
}
