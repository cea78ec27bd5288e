/** Lists in parts behave like others, and the writer writes them alike. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GraphQLList, GraphQLString } from 'graphql';
import { partedList, partsOf } from '../../src/shared/parted-list.js';
import { writerOf } from '../../src/server/writer/value-writer.js';

const write = writerOf(new GraphQLList(GraphQLString), undefined, { omitted: () => [] });

test('a list in parts contains their items, in order', () => {
  const parts = fc.array(fc.array(fc.string(), { maxLength: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.boolean(), (all, isFrozen) => {
      if (isFrozen) for (const part of all) Object.freeze(part);
      const list = partedList(...all);
      expect(list).toEqual(all.flat());
      expect(JSON.stringify(list)).toBe(JSON.stringify(all.flat()));
      expect(partsOf(list)).toEqual(all);
      for (let time = 0; time < 2; time++) expect(write(list)).toBe(write(all.flat()));
    }),
  );
});

test('other lists have no parts', () => {
  expect(partsOf(['a'])).toBeNull();
});
