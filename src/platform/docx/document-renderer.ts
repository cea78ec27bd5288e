/** Makes the files of orders in a worker thread, bounded in memory and time. */
import { Worker } from 'node:worker_threads';
import type { RenderedDocument } from '../../modules/documents/domain/rendered-document.js';
import type { DocumentWork } from './document-files.js';
import { SerialQueue } from './serial-queue.js';

const LIMITS = { maxOldGenerationSizeMb: 320, stackSizeMb: 4 } as const;

/** Milliseconds for all documents of an order. */
const MAX_MS = 60_000;
/** After this long without work the thread ends. Its compiled code halves the cost of the next order. */
const IDLE_MS = 900_000;

type ThreadAnswer = Readonly<{ files?: readonly RenderedDocument[]; problem?: string }>;

/** One thread, one order at a time. It stays for the next order, because starting costs as much as a document. */
export class DocumentRenderer {
  private readonly queue = new SerialQueue();
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | null = null;

  constructor(private readonly longestMs = MAX_MS) {}

  /**
   * Files in the order of `works`.
   * @throws Error if a template or its values are invalid, or time or memory runs out
   */
  render(works: readonly DocumentWork[]): Promise<readonly RenderedDocument[]> {
    return this.queue.run(async () => {
      if (this.idle !== null) clearTimeout(this.idle);
      try {
        return await this.ask(works);
      } catch (failure) {
        await this.close();
        throw failure;
      } finally {
        this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      }
    });
  }

  private start(): Worker {
    const thread = new Worker(new URL('./document-thread.js', import.meta.url), {
      resourceLimits: LIMITS,
      env: {},
    });
    thread.unref();
    this.thread = thread;
    return thread;
  }

  private ask(works: readonly DocumentWork[]): Promise<readonly RenderedDocument[]> {
    const thread = this.thread ?? this.start();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        done(() => {
          reject(new Error(`rendering took longer than ${this.longestMs} ms`));
        });
      }, this.longestMs);
      const answered = ({ files, problem }: ThreadAnswer) => {
        done(() => {
          if (files === undefined) reject(new Error(problem ?? 'rendering gave no result'));
          else resolve(files);
        });
      };
      const failed = (cause: unknown) => {
        done(() => {
          reject(cause instanceof Error ? cause : new Error('rendering ended without a result'));
        });
      };
      const done = (settle: () => void) => {
        clearTimeout(timer);
        thread.off('message', answered).off('error', failed).off('exit', failed);
        settle();
      };
      thread.on('message', answered).on('error', failed).on('exit', failed);
      thread.postMessage(works);
    });
  }

  /** Ends the thread; the next work starts another. */
  async close(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}
