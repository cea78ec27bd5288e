/** The list of sources at the end of a document. */
import type { Source } from '../../../shared/source.js';

export type NamedSource = Omit<Source, 'title'> & Readonly<{ title: string }>;

const byNumber = new Intl.Collator('en', { numeric: true });

/** Address of the act without that of one article. */
const actAddress = (urls: readonly string[]): string => {
  const [first = ''] = urls;
  return urls.every((url) => url === first) ? first : first.replace(/#.*$/, '');
};

/** One row per act, with its provisions in numeric order. */
export function byAct(sources: readonly NamedSource[]): NamedSource[] {
  return [...Map.groupBy(sources, ({ title }) => title).values()].flatMap((ofAct) => {
    const provision = [...new Set(ofAct.map((source) => source.provision))]
      .sort(byNumber.compare)
      .join('; ');
    const url = actAddress(ofAct.map((source) => source.url));
    const positionDate = newestPosition(ofAct);
    return ofAct.slice(0, 1).map((first) => ({ ...first, provision, url, positionDate }));
  });
}

/** YYYY-MM-DD; '' without sources. */
export const newestPosition = (sources: readonly NamedSource[]): string =>
  sources.map(({ positionDate }) => positionDate).reduce((a, b) => (a > b ? a : b), '');
