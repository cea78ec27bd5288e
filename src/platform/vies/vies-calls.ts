/** Single VIES calls. The address never depends on a caller. */
import type { UnionNumber } from '../../modules/vat/domain/vat-number.js';
import { readAnswer, type Reading } from './vies-answer.js';
import { createRequire } from 'node:module';
import type Stdnum from 'stdnum';
import { lazy } from '../../shared/lazy.js';

const require = createRequire(import.meta.url);

/** Lazy: three hundred modules. */
const library = lazy(() => require('stdnum') as typeof Stdnum);

/** The library's format errors. */
const FORM_ERRORS: readonly string[] = ['InvalidLength', 'InvalidFormat'];

/** VIES uses EL for the library's GR. */
const libraryCode = (country: string): string => (country === 'EL' ? 'GR' : country);

/** Checks the form, not whether the number exists. */
export function isPossibleNumber({ country, digits }: UnionNumber): boolean {
  const validators = library().euVat[libraryCode(country)] ?? [];
  return validators.some((validator) => {
    const { error } = validator.validate(digits);
    return error === undefined || !FORM_ERRORS.includes(error.name);
  });
}

const MAX_BYTES = 65_536;
const JSON_TYPE = 'application/json';

/** Statuses of an unknown path or method. */
const MISSING: readonly number[] = [404, 405];

/** `requester`: our own number; null: not sent. `name`: the customer's, for states that compare names. */
export type ViesQuery = Readonly<{
  number: UnionNumber;
  requester: UnionNumber | null;
  name: string | null;
}>;

type Reply = Readonly<{ status: number; text: string }>;

/** @throws RangeError if the body exceeds `MAX_BYTES`. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new RangeError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export class ViesCalls {
  /** Whether the service has the older GET form only. */
  private hasGetAlone = false;

  /** @param url address of the service, without a trailing slash */
  constructor(private readonly url: string) {}

  /** Rejects if the network fails. */
  async ask(question: ViesQuery, signal: AbortSignal): Promise<Reading> {
    if (!this.hasGetAlone) {
      const { status, text } = await this.post(question, signal);
      if (!MISSING.includes(status)) return readAnswer(status, text);
    }
    const { status, text } = await this.get(question, signal);
    this.hasGetAlone = !MISSING.includes(status);
    return readAnswer(status, text);
  }

  private post({ number, requester, name }: ViesQuery, signal: AbortSignal): Promise<Reply> {
    const { country: countryCode, digits: vatNumber } = number;
    const ours =
      requester === null
        ? {}
        : { requesterMemberStateCode: requester.country, requesterNumber: requester.digits };
    const trader = name === null ? {} : { traderName: name };
    return this.send('/check-vat-number', {
      method: 'POST',
      headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE },
      body: JSON.stringify({ countryCode, vatNumber, ...ours, ...trader }),
      signal,
    });
  }

  private get({ number, requester }: ViesQuery, signal: AbortSignal): Promise<Reply> {
    const path = `/ms/${number.country}/vat/${encodeURIComponent(number.digits)}`;
    const query =
      requester === null
        ? ''
        : `?${new URLSearchParams({
            requesterMemberStateCode: requester.country,
            requesterNumber: requester.digits,
          }).toString()}`;
    return this.send(`${path}${query}`, { method: 'GET', headers: { accept: JSON_TYPE }, signal });
  }

  private async send(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, { ...init, redirect: 'error' });
    return { status: response.status, text: await readText(response) };
  }
}
