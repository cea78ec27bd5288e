/** Ports of incident reporting and its deadlines. */
import type { Language } from '../../shared/language.js';
import type { Notice } from './domain/notice-tags.js';

/** Renders a notice as .docx. @param writtenAt its date is written into the file */
export type WriteNotice = (notice: Notice, writtenAt: Date) => Promise<Uint8Array>;

export interface Holidays {
  /**
   * @param day YYYY-MM-DD
   * @returns the name in that language if known, else in one of the country; null if it is no holiday
   */
  nameOf(country: string, day: string, language: Language): string | null;
}
