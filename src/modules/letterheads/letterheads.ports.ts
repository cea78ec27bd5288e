/** Port of letterheads towards the reader of pictures. */
import type { Logo } from './domain/letterhead.js';

/** Why a file is not accepted as a logo. */
export type LogoProblem = 'logo_invalid' | 'logo_too_large' | 'logo_not_plain';

export interface LogoReader {
  /** Redraws the picture: only the pixels of the file remain. */
  read(file: Uint8Array): Promise<Logo | LogoProblem>;
}
