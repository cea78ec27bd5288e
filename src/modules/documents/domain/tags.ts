/** Values of a template's tags: a text, '' where there is none, or rows that repeat what stands between two tags. */
export type TagRow = Readonly<{ [tag: string]: string | readonly TagRow[] }>;
export type Tags = TagRow;
