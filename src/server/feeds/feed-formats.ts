/** The feed of changes, and its forms: RSS 2.0 with an Atom link to itself, and JSON Feed 1.1. */
import { escapeMarkup } from '../../shared/escape-markup.js';

/** `id`: permanent. `date`: YYYY-MM-DD. */
export type FeedEntry = Readonly<{
  id: string;
  url: string;
  title: string;
  text: string;
  date: string;
  tags: readonly string[];
}>;

/** `homeUrl`: subject of the feed. `entries`: newest first. */
export type Feed = Readonly<{
  title: string;
  description: string;
  homeUrl: string;
  selfUrl: string;
  language: string;
  entries: readonly FeedEntry[];
}>;

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

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

const toItem = ({ id, url, title, text, date, tags }: FeedEntry) => ({
  id,
  url,
  title,
  content_text: text,
  date_published: `${date}T00:00:00Z`,
  tags,
});

export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl,
    language: feed.language,
    items: feed.entries.map(toItem),
  });
