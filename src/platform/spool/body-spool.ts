/**
 * Buffers a request body: in memory up to a limit, then in an unlinked temporary file, encrypted with a key held in
 * memory only.
 */
import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  randomUUID,
  type Cipheriv,
} from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceError } from '../../shared/errors.js';
import type { BodySpool } from '../../server/bulk/portfolio.ports.js';

/** Many small buffers would use far more memory than their bytes. */
const BLOCK_BYTES = 65_536;

const CIPHER = 'aes-256-ctr';
const KEY_BYTES = 32;
const IV_BYTES = 16;
const OWNER_ONLY = 0o600;

const aBlock = (): Buffer => Buffer.allocUnsafeSlow(BLOCK_BYTES);

const noSpace = (cause: unknown): never => {
  throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause });
};

class EncryptedFile {
  private readonly key = randomBytes(KEY_BYTES);
  private readonly iv = randomBytes(IV_BYTES);
  private readonly cipher: Cipheriv = createCipheriv(CIPHER, this.key, this.iv);
  private isClosed = false;

  private constructor(private readonly handle: FileHandle) {}

  static async open(): Promise<EncryptedFile> {
    const name = path.join(tmpdir(), `nis2-body-${randomUUID()}`);
    const handle = await open(name, 'wx+', OWNER_ONLY);
    await unlink(name);
    return new EncryptedFile(handle);
  }

  async append(block: Uint8Array): Promise<void> {
    const sealed = this.cipher.update(block);
    for (let at = 0; at < sealed.length;) {
      at += (await this.handle.write(sealed, at)).bytesWritten;
    }
  }

  async *read(): AsyncGenerator<Uint8Array, undefined> {
    const decipher = createDecipheriv(CIPHER, this.key, this.iv);
    for (let at = 0; !this.isClosed;) {
      const { bytesRead, buffer } = await this.handle.read(aBlock(), 0, BLOCK_BYTES, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield decipher.update(buffer.subarray(0, bytesRead));
    }
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
