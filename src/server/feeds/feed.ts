/** A feed of changes, independent of its format. */

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
