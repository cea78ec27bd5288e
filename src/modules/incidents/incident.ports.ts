/** What incident texts need from outside. */
import type { Notice } from './domain/notice-tags.js';

/** A notice as .docx. @param writtenAt its day stands inside the file */
export type WriteNotice = (notice: Notice, writtenAt: Date) => Promise<Uint8Array>;
