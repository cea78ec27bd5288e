/** A column of a document table. */

/** `tag`: template field. `share`: percent of the width. */
export type TableColumn = Readonly<{
  tag: string;
  word?: string;
  literal?: string;
  share: number;
  open?: boolean;
  strong?: boolean;
}>;
