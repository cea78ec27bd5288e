/** Incident notices as .docx from `kb/templates/incident_notice.docx`. */
import { noticeTags } from '../../modules/incidents/domain/notice-tags.js';
import type { WriteNotice } from '../../modules/incidents/incidents.ports.js';
import { SerialQueue } from './serial-queue.js';
import { renderDocx } from './threaded-docx.js';

/**
 * In a worker thread, one at a time. The content is not stored.
 *
 * @param template bytes of the template
 */
export function noticeDocx(template: Uint8Array): WriteNotice {
  const queue = new SerialQueue();
  return (notice, writtenAt) =>
    queue.run(async () => {
      const work = { template, tags: noticeTags(notice), date: writtenAt.toISOString() };
      const [file] = await renderDocx([work]);
      if (file === undefined) throw new Error('rendering gave no file');
      return file;
    });
}
