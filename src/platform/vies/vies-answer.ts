/** Parses VIES responses defensively. */
import { z } from 'zod';
import { UNDISCLOSED, type Trader } from '../../modules/vat/domain/name-match.js';

/** The number itself is not valid. */
const REFUSED_INPUT = 'INVALID_INPUT';
/** Our own number was rejected, not the one in question. */
export const REFUSED_REQUESTER = 'INVALID_REQUESTER_INFO';
/** Values of `userError` that are not errors. */
const VERDICTS: readonly string[] = ['VALID', 'INVALID'];

const MAX_LENGTH = 100;
const WORD = /^[A-Z][A-Z0-9_]+$/;
const short = z.string().max(MAX_LENGTH);
/** An invalid value here does not affect the verdict. */
const loose = z.string().nullish().catch(null);

/** Characters stored. */
const MAX_NAME_LENGTH = 500;
const MAX_ADDRESS_LENGTH = 1000;
/** Undisclosed values, as states spell them. */
const NOTHING = /^(?:[-\s.*]*|n\/?a)$/i;

/** POST returns `valid`, GET `isValid`; errors often have status 200. */
const answerSchema = z.object({
  valid: z.boolean().nullish(),
  isValid: z.boolean().nullish(),
  userError: short.nullish(),
  requestIdentifier: short.nullish(),
  name: loose,
  address: loose,
  traderNameMatch: loose,
  actionSucceed: z.boolean().nullish(),
  errorWrappers: z.array(z.object({ error: short })).nullish(),
});

type ViesAnswer = z.infer<typeof answerSchema>;

/** `fault`: the code, VIES's or ours, of a missing verdict. */
export type Reading =
  | Readonly<{ isValid: boolean; consultation: string | null; trader: Trader }>
  | Readonly<{ fault: string }>;

const UNREADABLE: Reading = { fault: 'UNREADABLE' };
const OK_FROM = 200;
const OK_BELOW = 300;

const errorOf = ({ userError, actionSucceed, errorWrappers }: ViesAnswer): string | null => {
  const code = errorWrappers?.[0]?.error ?? userError ?? '';
  if (VERDICTS.includes(code) || (code === '' && actionSucceed !== false)) return null;
  return WORD.test(code) ? code : 'REFUSED';
};

function parse(text: string): ViesAnswer | null {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Control characters except line breaks and tabs. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

function disclosed(text: string | null | undefined, longest: number): string | null {
  const clean = (text ?? '').replace(CONTROL, '').trim();
  return NOTHING.test(clean) ? null : Array.from(clean).slice(0, longest).join('');
}

/** `NOT_PROCESSED`, `NOT_SUPPORTED`: the state does not compare names. */
const NAME_VERDICTS: Readonly<Record<string, Trader['nameVerdict']>> = {
  VALID: 'match',
  INVALID: 'mismatch',
};

const traderOf = ({ name, address, traderNameMatch }: ViesAnswer): Trader => ({
  name: disclosed(name, MAX_NAME_LENGTH),
  address: disclosed(address, MAX_ADDRESS_LENGTH),
  nameVerdict: NAME_VERDICTS[traderNameMatch ?? ''] ?? null,
});

function verdictOf(answer: ViesAnswer): Reading {
  const isValid = answer.valid ?? answer.isValid ?? null;
  if (isValid === null) return UNREADABLE;
  const consultation = answer.requestIdentifier?.trim() ?? '';
  return {
    isValid,
    consultation: consultation === '' ? null : consultation,
    trader: traderOf(answer),
  };
}

const isOk = (status: number): boolean => status >= OK_FROM && status < OK_BELOW;

/** @param text body of the response */
export function readAnswer(status: number, text: string): Reading {
  const answer = parse(text);
  const fault = answer === null ? null : errorOf(answer);
  if (fault === REFUSED_INPUT) return { isValid: false, consultation: null, trader: UNDISCLOSED };
  if (fault !== null) return { fault };
  if (!isOk(status)) return { fault: `HTTP_${status}` };
  return answer === null ? UNREADABLE : verdictOf(answer);
}
