/** Ports of incident deadlines. */
import type { Language } from '../../shared/language.js';

export interface Holidays {
  /**
   * @param day YYYY-MM-DD
   * @returns the name in that language if known, else in one of the country; null if it is no holiday
   */
  nameOf(country: string, day: string, language: Language): string | null;
}
