/** RSS 2.0 with an Atom link to itself (RSS Advisory Board, best practices). */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Feed, FeedEntry } from './feed.js';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;

/** RSS dates follow RFC 822; ours have no time of day. */
const rssDate = (date: string): string => new Date(`${date}T00:00:00Z`).toUTCString();

const item = ({ id, url, title, text, date, tags }: FeedEntry): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('description', text),
    ...tags.map((tag) => element('category', tag)),
    element('guid', id, ' isPermaLink="false"'),
    element('pubDate', rssDate(date)),
    '</item>',
  ].join('\n');

export function toRss({ title, description, homeUrl, selfUrl, language, entries }: Feed): string {
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', homeUrl),
    element('description', description),
    element('language', language),
    ...(newest === undefined ? [] : [element('lastBuildDate', rssDate(newest.date))]),
    `<atom:link href="${escapeMarkup(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
