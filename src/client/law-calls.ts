/** Calls for the offline package: versions of the law data, licence tokens. */
import type { CallOptions } from './options.js';
import type { RestTransport } from './rest-transport.js';

export class LawCalls {
  constructor(private readonly rest: RestTransport) {}

  /** Versions of the law data with their hash chain and deltas; needs no key. */
  async index(options?: CallOptions) {
    const { data } = await this.rest.GET('/law/index.json', { ...options });
    if (data === undefined) throw new Error('the list of versions is empty');
    return data;
  }

  /** A licence token for the offline package, valid for 30 days. Needs a key of a paid tier. */
  async licence(options?: CallOptions) {
    const { data } = await this.rest.GET('/law/licence.json', { ...options });
    if (data === undefined) throw new Error('the answer has no licence');
    return data;
  }
}
