/** Worker thread of `document-renderer.ts`: makes the files of one order after the other. */
import { parentPort } from 'node:worker_threads';
import type { RenderedDocument } from '../../modules/documents/domain/rendered-document.js';
import { lowerThread } from '../runtime/background-priority.js';
import { renderFiles, type DocumentWork } from './document-files.js';

async function renderAll(works: readonly DocumentWork[]): Promise<readonly RenderedDocument[]> {
  const files: RenderedDocument[] = [];
  for (const work of works) files.push(await renderFiles(work));
  return files;
}

lowerThread();

// `document-renderer.ts` sends this type.
parentPort?.on('message', (works: readonly DocumentWork[]) => {
  renderAll(works).then(
    (files) => parentPort?.postMessage({ files }),
    (cause: unknown) => parentPort?.postMessage({ problem: String(cause) }),
  );
});
