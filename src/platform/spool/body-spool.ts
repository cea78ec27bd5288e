/**
 * Buffers a request body: in memory up to a limit, then in an unlinked temporary file, encrypted with a key held in
 * memory only.
 */
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceError } from '../../shared/errors.js';
import type { BodySpool } from '../../server/bulk/portfolio.ports.js';

/** Many small buffers would use far more memory than their bytes. */
const BLOCK_BYTES = 65_536;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED_BYTES = BLOCK_BYTES + TAG_BYTES;
/** Longest integer that `writeUIntBE` takes. */
const NUMBER_BYTES = 6;
const OWNER_ONLY = 0o600;

const aBlock = (): Buffer => Buffer.allocUnsafeSlow(BLOCK_BYTES);

const noSpace = (cause: unknown): never => {
  throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause });
};

/** The number of a block: each file has a key of its own, so no vector is used twice with one. */
function vectorOf(number: number): Buffer {
  const vector = Buffer.alloc(IV_BYTES);
  vector.writeUIntBE(number, IV_BYTES - NUMBER_BYTES, NUMBER_BYTES);
  return vector;
}

/** Whole blocks, each with its authentication code behind it. */
class EncryptedFile {
  private readonly key = randomBytes(KEY_BYTES);
  private count = 0;
  private isClosed = false;

  private constructor(private readonly handle: FileHandle) {}

  static async open(): Promise<EncryptedFile> {
    const name = path.join(tmpdir(), `nis2-body-${randomUUID()}`);
    const handle = await open(name, 'wx+', OWNER_ONLY);
    await unlink(name);
    return new EncryptedFile(handle);
  }

  async append(block: Uint8Array): Promise<void> {
    const cipher = createCipheriv(CIPHER, this.key, vectorOf(this.count++));
    const sealed = Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
    for (let at = 0; at < sealed.length;) {
      at += (await this.handle.write(sealed, at)).bytesWritten;
    }
  }

  /** @throws Error if a block is not the one that was written */
  async *read(): AsyncGenerator<Uint8Array, undefined> {
    for (let number = 0; number < this.count; number++) {
      const sealed = Buffer.allocUnsafe(SEALED_BYTES);
      for (let filled = 0; filled < SEALED_BYTES;) {
        if (this.isClosed) return;
        const place = number * SEALED_BYTES + filled;
        const length = SEALED_BYTES - filled;
        const { bytesRead } = await this.handle.read(sealed, filled, length, place);
        if (bytesRead === 0) throw new Error('the end of a spooled body is missing');
        filled += bytesRead;
      }
      yield this.open(sealed, number);
    }
  }

  private open(sealed: Buffer, number: number): Uint8Array {
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, this.key, vectorOf(number), options);
    decipher.setAuthTag(sealed.subarray(BLOCK_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, BLOCK_BYTES)), decipher.final()]);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.handle.close();
  }
}

class BlockSpool implements BodySpool {
  private readonly blocks: Buffer[] = [];
  private block = aBlock();
  private filled = 0;
  private file: Promise<EncryptedFile> | null = null;

  constructor(private readonly memoryBytes: number) {}

  async write(piece: Uint8Array): Promise<void> {
    for (let from = 0; from < piece.length;) {
      const part = piece.subarray(from, from + BLOCK_BYTES - this.filled);
      this.block.set(part, this.filled);
      this.filled += part.length;
      from += part.length;
      if (this.filled === BLOCK_BYTES) await this.keepBlock();
    }
  }

  async *read(): AsyncGenerator<Uint8Array, undefined> {
    yield* this.blocks;
    if (this.file !== null) yield* (await this.file).read();
    yield this.block.subarray(0, this.filled);
  }

  async close(): Promise<void> {
    const file = await this.file?.catch(() => null);
    await file?.close();
  }

  private async keepBlock(): Promise<void> {
    if ((this.blocks.length + 1) * BLOCK_BYTES <= this.memoryBytes) {
      this.blocks.push(this.block);
      this.block = aBlock();
    } else {
      this.file ??= EncryptedFile.open();
      const file = await this.file.catch(noSpace);
      await file.append(this.block).catch(noSpace);
    }
    this.filled = 0;
  }
}

/** @param memoryBytes kept in memory at most */
export const openSpool = (memoryBytes: number): BodySpool => new BlockSpool(memoryBytes);
