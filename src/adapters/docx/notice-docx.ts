/** Incident notices as .docx from `kb/templates/incident_notice.docx`. */
import { noticeTags } from '../../core/incident/notice-tags.js';
import type { WriteNotice } from '../../features/incident/incident.ports.js';
import { Lane } from './lane.js';
import { renderDocx } from './threaded-docx.js';

/**
 * Beside the thread that answers requests, one at a time. What stands in a notice is kept nowhere.
 *
 * @param template bytes of the template
 */
export function noticeDocx(template: Uint8Array): WriteNotice {
  const lane = new Lane();
  return (notice, writtenAt) =>
    lane.run(async () => {
      const work = { template, tags: noticeTags(notice), date: writtenAt.toISOString() };
      const [file] = await renderDocx([work]);
      if (file === undefined) throw new Error('rendering gave no file');
      return file;
    });
}
