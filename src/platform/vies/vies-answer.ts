/** Answers of the Commission's validation service, read with suspicion. */
import { z } from 'zod';
import { UNDISCLOSED, type Trader } from '../../modules/vat/domain/name-match.js';

/** Words by which the service says that the question was right and the number is not. */
const REFUSED_INPUT = 'INVALID_INPUT';
/** Our own number was not accepted; the number in question is another matter. */
export const REFUSED_REQUESTER = 'INVALID_REQUESTER_INFO';
/** Words of `userError` that are no errors. */
const VERDICTS: readonly string[] = ['VALID', 'INVALID'];

const LONGEST = 100;
const WORD = /^[A-Z][A-Z0-9_]+$/;
const short = z.string().max(LONGEST);
/** What is odd here makes the verdict no worse. */
const loose = z.string().nullish().catch(null);

/** Characters that are kept. */
const LONGEST_NAME = 500;
const LONGEST_ADDRESS = 1000;
/** How states spell that they tell nothing. */
const NOTHING = /^(?:[-\s.*]*|n\/?a)$/i;

/** POST answers with `valid`, GET with `isValid`; an error comes with status 200 as often as not. */
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

type Answer = z.infer<typeof answerSchema>;

/** `fault`: the service's word, or ours, for why there is no verdict. */
export type Reading =
  | Readonly<{ isValid: boolean; consultation: string | null; trader: Trader }>
  | Readonly<{ fault: string }>;

const UNREADABLE: Reading = { fault: 'UNREADABLE' };
const OK_FROM = 200;
const OK_BELOW = 300;

const errorOf = ({ userError, actionSucceed, errorWrappers }: Answer): string | null => {
  const told = errorWrappers?.[0]?.error ?? userError ?? '';
  if (VERDICTS.includes(told) || (told === '' && actionSucceed !== false)) return null;
  return WORD.test(told) ? told : 'REFUSED';
};

function parse(text: string): Answer | null {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Control characters but for line breaks and tabs. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

function disclosed(text: string | null | undefined, longest: number): string | null {
  const clean = (text ?? '').replace(CONTROL, '').trim();
  return NOTHING.test(clean) ? null : Array.from(clean).slice(0, longest).join('');
}

/** `NOT_PROCESSED`, `NOT_SUPPORTED`: the state compares nothing. */
const NAME_VERDICTS: Readonly<Record<string, Trader['nameVerdict']>> = {
  VALID: 'match',
  INVALID: 'mismatch',
};

const traderOf = ({ name, address, traderNameMatch }: Answer): Trader => ({
  name: disclosed(name, LONGEST_NAME),
  address: disclosed(address, LONGEST_ADDRESS),
  nameVerdict: NAME_VERDICTS[traderNameMatch ?? ''] ?? null,
});

function verdictOf(answer: Answer): Reading {
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

/** @param text body of the answer */
export function readAnswer(status: number, text: string): Reading {
  const answer = parse(text);
  const fault = answer === null ? null : errorOf(answer);
  if (fault === REFUSED_INPUT) return { isValid: false, consultation: null, trader: UNDISCLOSED };
  if (fault !== null) return { fault };
  if (!isOk(status)) return { fault: `HTTP_${status}` };
  return answer === null ? UNREADABLE : verdictOf(answer);
}
