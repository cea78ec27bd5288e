/** In-memory VAT exchange: answers as configured, otherwise with no result. */
import { UNDISCLOSED, type Trader } from '../../src/modules/vat/domain/name-match.js';
import { spellNumber, type UnionNumber } from '../../src/modules/vat/domain/vat-number.js';
import type { ExchangeAnswer, VatExchange } from '../../src/modules/vat/vat-numbers.ports.js';

type Word = 'valid' | 'invalid' | 'silent';

export class FakeExchange implements VatExchange {
  readonly requests: string[] = [];
  /** Runs while the exchange is queried. */
  meanwhile: (() => Promise<void>) | null = null;
  private readonly words = new Map<string, Word>();
  private readonly traders = new Map<string, Trader>();

  /** @param number in VIES notation, such as EL123456789 */
  answers(number: string, word: Word, trader: Partial<Trader> = {}): void {
    this.words.set(number, word);
    this.traders.set(number, { ...UNDISCLOSED, ...trader });
  }

  async ask(number: UnionNumber): Promise<ExchangeAnswer> {
    const spelled = spellNumber(number);
    this.requests.push(spelled);
    const word = this.words.get(spelled) ?? 'silent';
    const trader = this.traders.get(spelled) ?? UNDISCLOSED;
    await this.meanwhile?.();
    return word === 'silent'
      ? { result: 'unavailable', reason: 'MS_UNAVAILABLE' }
      : { result: word, consultation: `WAPI${spelled}`, requester: 'EE100000000', trader };
  }
}
