/** Key of a result: equal for results with the same statements under the same law data, whose parts are named by their ids. */
import { sourceIdentity, type Source } from '../../../shared/source.js';
import type { ActRule } from '../../countries/domain/act-rules.js';
import type { ScopingRule, Sector } from './applicability-knowledge.js';

type Named = Pick<ActRule, 'id'>;

const ids = (all: readonly Named[]): string => all.map(({ id }) => id).join();

/** By name of the member; members of assessments and rulings that have these names have these types. */
const SHORT = new Map<string, (value: unknown) => unknown>([
  ['sources', (value) => (value as readonly Source[]).map(sourceIdentity)],
  ['rule', (value) => `${(value as ScopingRule).code} ${(value as ScopingRule).message.key}`],
  ['sector', (value) => (value as Sector).key],
  ['held', (value) => ids(value as readonly Named[])],
  ['open', (value) => ids(value as readonly Named[])],
  ['duties', (value) => ids(value as readonly Named[])],
]);

/** @param without part that is left out */
export const contentKey = (content: object, without: object | null = null): string =>
  JSON.stringify(content, (name, value: unknown) => {
    if (value === without) return null;
    return (value == null ? undefined : SHORT.get(name)?.(value)) ?? value;
  });
