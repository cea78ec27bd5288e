/** Form of the generated table of English names. */

/** Wire name → English name, and the wire name of the type if it is not a scalar. */
export type Members = Readonly<Record<string, readonly string[]>>;

/** Wire name; first letter of the place: path, query, body or variable; English name; type if it is not a scalar. */
type ParamEntry = readonly string[];

export type OperationEntry = Readonly<{
  wire: string;
  verb: string;
  path: string;
  params: readonly ParamEntry[];
  kind: string;
  /** Wire name of the type of the answer; null without one. */
  type: string | null;
  isRepeatable?: boolean;
  /** Wire name of the list of a page; empty for a connection. */
  items?: string;
  document?: string;
}>;

export type Table = Readonly<{
  /** Enum → wire value → English value, where they differ. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Type → its members with another name or type. */
  objects: Readonly<Record<string, Members>>;
  operations: Readonly<Record<string, OperationEntry>>;
}>;
