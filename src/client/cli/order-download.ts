/** `order download`: the documents of an order as files. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { unreachable } from '../errors.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import { Outcome } from './exit-codes.js';
import type { CliContext } from './terminal.js';

type DownloadOptions = CallOptions & Readonly<{ to: string; force?: boolean }>;

type File = Readonly<{ file: string; bytes: number }>;

/** From `Content-Disposition`; never a path. */
function fileNameOf(answer: Response): string | null {
  const header = answer.headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="([^"]+)"/i.exec(header)?.[1];
  const name = extended === undefined ? plain : decodeURIComponent(extended);
  return name === undefined ? null : path.basename(name);
}

/** The link is the permission: it needs no key. A token behind `#` is sent in the body (strict profile of the service). */
function fileBehind(link: string): Promise<Response> {
  const token = new URL(link).hash.slice(1);
  if (token === '') return fetch(link);
  return fetch(new URL('/v1/download', link), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

async function save(link: string, name: string, { to, force }: DownloadOptions): Promise<File> {
  const answer = await fileBehind(link);
  if (!answer.ok) throw unreachable(`${link}: status ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const file = path.join(to, fileNameOf(answer) ?? path.basename(name));
  await writeFile(file, bytes, { flag: force === true ? 'w' : 'wx' });
  return { file, bytes: bytes.length };
}

/** Exit code 8 without documents. @throws Error if a file exists, unless it may be replaced */
async function download(orderId: string, options: DownloadOptions): Promise<readonly File[]> {
  const order = await openClient(options).orders.read(orderId);
  const documents = order.tulemus.dokumendid ?? [];
  if (documents.length === 0) throw new Outcome(8);
  await mkdir(options.to, { recursive: true });
  const files: File[] = [];
  for (const { nimi, allalaadimislink } of documents)
    files.push(await save(allalaadimislink, nimi, options));
  return files;
}

export function addDownload(orders: Command, context: CliContext): void {
  addCall(orders, 'download', 'Downloads the documents of an order; exit code 8 if it has none')
    .argument('<orderId>')
    .option('--to <folder>', 'folder for the files', '.')
    .option('--force', 'replaces existing files')
    .action(async (orderId: string, options: DownloadOptions) => {
      print(context, options, await download(orderId, options), (files) =>
        files.map(({ file, bytes }) => `${file}  ${bytes} bytes`),
      );
    });
}
