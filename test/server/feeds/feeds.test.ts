import { expect, test } from '@jest/globals';
import { toJsonFeed, toRss, type Feed } from '../../../src/server/feeds/feed-formats.js';

const feed: Feed = {
  title: 'A & B',
  description: 'law <data>',
  homeUrl: 'https://example.org/',
  selfUrl: 'https://example.org/feed?riik=ee&keel=en',
  language: 'en',
  entries: [
    {
      id: 'https://example.org/#one',
      url: 'https://example.org/act?a=1&b=2',
      title: 'Act, art 1',
      text: 'Text "1"',
      date: '2026-01-09',
      tags: ['ee'],
    },
  ],
};

test('RSS is escaped for XML and has dates by RFC 822', () => {
  const rss = toRss(feed);
  expect(rss).toContain('<title>A &amp; B</title>');
  expect(rss).toContain('<description>law &lt;data&gt;</description>');
  expect(rss).toContain('href="https://example.org/feed?riik=ee&amp;keel=en"');
  expect(rss).toContain('<link>https://example.org/act?a=1&amp;b=2</link>');
  expect(rss).toContain('<guid isPermaLink="false">https://example.org/#one</guid>');
  expect(rss).toContain('<pubDate>Fri, 09 Jan 2026 00:00:00 GMT</pubDate>');
  expect(rss).toContain('<lastBuildDate>Fri, 09 Jan 2026 00:00:00 GMT</lastBuildDate>');
});

test('a feed without entries has no date of the last change', () => {
  expect(toRss({ ...feed, entries: [] })).not.toContain('lastBuildDate');
});

test('JSON Feed has the members of version 1.1', () => {
  expect(JSON.parse(toJsonFeed(feed))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'A & B',
    description: 'law <data>',
    home_page_url: 'https://example.org/',
    feed_url: 'https://example.org/feed?riik=ee&keel=en',
    language: 'en',
    items: [
      {
        id: 'https://example.org/#one',
        url: 'https://example.org/act?a=1&b=2',
        title: 'Act, art 1',
        content_text: 'Text "1"',
        date_published: '2026-01-09T00:00:00Z',
        tags: ['ee'],
      },
    ],
  });
});
