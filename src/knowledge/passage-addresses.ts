/** Addresses of the articles behind the rules of an act, if the rules name only the act. */
import type { ActRules, Passage } from '../modules/countries/domain/act-rules.js';
import { articleUrl, type Act } from '../shared/source.js';

export function withArticleAddresses(
  rules: ActRules,
  { articles = [] }: Pick<Act, 'articles'>,
): ActRules {
  const addressed = <Place extends Passage>(one: Place): Place =>
    one.under !== null || one.url.includes('#')
      ? one
      : { ...one, url: articleUrl({ url: one.url, articles }, one.provision) };
  return {
    ...rules,
    entityTypes: rules.entityTypes.map(addressed),
    exclusions: rules.exclusions.map(addressed),
    rules: rules.rules.map(addressed),
    duties: rules.duties.map(addressed),
  };
}
