/** What the generated clients are printed from: types, operations and their English names (D-280, D-282). */

/** `name`: wire name of an enum, object or input type, or a scalar of GraphQL. */
export type TypeRef = Readonly<{
  kind: 'scalar' | 'enum' | 'object';
  name: string;
  /** Depth of lists: 0, 1 or 2. */
  lists: number;
  isNullable: boolean;
}>;

/** `words`: English name, see `englishWordsOf`. */
type Named = Readonly<{ wire: string; words: readonly string[]; description: string }>;

export type FieldModel = Named & Readonly<{ type: TypeRef }>;

export type ObjectModel = Named & Readonly<{ isInput: boolean; fields: readonly FieldModel[] }>;

export type EnumModel = Named & Readonly<{ values: readonly Named[] }>;

/** `body`: the body itself. `variable`: of the GraphQL document. */
export type ParamPlace = 'path' | 'query' | 'body' | 'variable';

export type ParamModel = FieldModel & Readonly<{ place: ParamPlace; isRequired: boolean }>;

/**
 * `data`: member `data` of the envelope, of this type. `json`: the whole body. `bytes`: a file. `lines`: NDJSON whose
 * results are of this type. `events`: a subscription.
 */
export type ResultModel =
  | Readonly<{ kind: 'data' | 'lines' | 'events'; type: TypeRef }>
  | Readonly<{ kind: 'json' }>
  | Readonly<{ kind: 'bytes' }>;

/** `connection`: edges and pageInfo, `after`. `cursor`: `kursor` and the next one in `meta`; `items`: wire name of the list. */
export type PageModel =
  | Readonly<{ kind: 'connection'; item: TypeRef }>
  | Readonly<{ kind: 'cursor'; items: string; item: TypeRef }>;

export type OperationModel = Named &
  Readonly<{
    method: string;
    /** Of `/v1`, or `/graphql`. */
    path: string;
    params: readonly ParamModel[];
    /** Media types of a body that is sent as it is; empty if the body is JSON or none. */
    uploads: readonly string[];
    /** Whether a repeated call has no further effect. */
    isRepeatable: boolean;
    result: ResultModel;
    page: PageModel | null;
    /** For operations that only GraphQL has. */
    document: string | null;
  }>;

export type ClientModel = Readonly<{
  version: string;
  enums: readonly EnumModel[];
  objects: readonly ObjectModel[];
  operations: readonly OperationModel[];
}>;

/** Joins words by the conventions of each language. */
export const snake = (words: readonly string[]): string => words.join('_');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (words: readonly string[]): string => words.map(capital).join('');

export const camel = (words: readonly string[]): string => {
  const [first = '', ...others] = words;
  return first + pascal(others);
};
