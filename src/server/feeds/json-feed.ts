/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
import type { Feed, FeedEntry } from './feed.js';

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
