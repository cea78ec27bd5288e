/** Fields of a document template. */

/** Values of template fields: a text, '' if there is none, or rows that repeat the part between two tags. */
export type TagRow = Readonly<{ [tag: string]: string | readonly TagRow[] }>;

export type Tags = TagRow;
