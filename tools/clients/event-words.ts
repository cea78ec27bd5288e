/** English names of the members of webhook events, which are words of the contract. */
import { GLOSSARY } from '../../src/server/schema/describe-schema.js';
import { termOf, wordsIn } from '../../src/server/schema/english-names.js';

/** All words with a term: events have members of orders, invoices, keys, licences, quotas and changes of the law. */
export const eventWords = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.keys(GLOSSARY.words).flatMap((word) => {
      const term = termOf({ coordinate: '', word, target: {} });
      return term === null ? [] : [[word, wordsIn(term)] as const];
    }),
  );
