/** Schema of a quotation from an act. */
import { z } from 'zod';

/** Long enough to find the sentence, short enough to be a quotation. */
const MOST_QUOTED_WORDS = 15;

export const quote = z
  .string()
  .min(1)
  .refine((text) => text.split(/\s+/u).length <= MOST_QUOTED_WORDS, 'more than 15 words');
