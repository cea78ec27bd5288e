/** The list of sources at the end of a document. */
import type { Source } from '../../../shared/source.js';

export type NamedSource = Omit<Source, 'title'> & Readonly<{ title: string }>;

const byNumber = new Intl.Collator('en', { numeric: true });

const withoutPassage = (url: string): string => url.replace(/#.*$/, '');

/** Address of the act without that of one article. */
const actAddress = (urls: readonly string[]): string => {
  const [first = ''] = urls;
  return urls.every((url) => url === first) ? first : withoutPassage(first);
};

/** Sources at one address are of one act, whose first title counts. */
function actTitles(sources: readonly NamedSource[]): (source: NamedSource) => string {
  const titles = new Map<string, string>();
  for (const { title, url } of sources) {
    const address = withoutPassage(url);
    if (!titles.has(address)) titles.set(address, title);
  }
  return ({ title, url }) => titles.get(withoutPassage(url)) ?? title;
}

/** One source per article, so that a row names each provision once. */
const single = (source: NamedSource): readonly NamedSource[] =>
  source.provision.split(/, (?=art )/).map((provision) => ({ ...source, provision }));

/** One row per act, with its provisions in numeric order. */
export function byAct(sources: readonly NamedSource[]): NamedSource[] {
  return [...Map.groupBy(sources, actTitles(sources)).values()].flatMap((ofAct) => {
    const provision = [...new Set(ofAct.flatMap(single).map((source) => source.provision))]
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
