/** Ports of incident reporting. */
import type { Notice } from './domain/notice-tags.js';

/** Renders a notice as .docx. @param writtenAt its date is written into the file */
export type WriteNotice = (notice: Notice, writtenAt: Date) => Promise<Uint8Array>;
