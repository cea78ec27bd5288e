/** A feed of changes, before it is written in one of its forms. */

/** `id`: the same for as long as the entry exists. `date`: YYYY-MM-DD. `tags`: such as a country. */
export type FeedEntry = Readonly<{
  id: string;
  url: string;
  title: string;
  text: string;
  date: string;
  tags: readonly string[];
}>;

/** `homeUrl`: what the feed tells of. `selfUrl`: where the feed itself stands. `entries`: newest first. */
export type Feed = Readonly<{
  title: string;
  description: string;
  homeUrl: string;
  selfUrl: string;
  language: string;
  entries: readonly FeedEntry[];
}>;
