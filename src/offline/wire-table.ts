/** Converts answers of the services to wire answers, by a table generated from the schema. */

/** `type`, `words`: object or enum type. `omit`: REST omits the member if it has one of these values. */
export type WireField = Readonly<{
  property: string;
  type?: string;
  words?: string;
  omit?: readonly (string | null)[];
}>;

/** `words`: of an enum, wire word → internal term. `members`: of an input object. `pattern`: source of a regular expression. */
export type WireArgument = Readonly<{
  type: string;
  isList?: boolean;
  isRequired?: boolean;
  default?: unknown;
  words?: Readonly<Record<string, string>>;
  members?: Readonly<Record<string, WireArgument>>;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}>;

/** `types`: wire name → field. `words`: internal term → wire word. */
export type WireTable = Readonly<{
  types: Readonly<Record<string, Readonly<Record<string, WireField>>>>;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  operations: Readonly<
    Record<string, Readonly<{ answer: string; arguments: Readonly<Record<string, WireArgument>> }>>
  >;
}>;

type Convert = (value: unknown) => unknown;
type Member = Readonly<{
  wireName: string;
  property: string;
  convert: Convert;
  omit: readonly unknown[];
}>;

const asIs: Convert = (value) => value ?? null;

const eachOf =
  (convert: Convert): Convert =>
  (value) => {
    if (value === null || value === undefined) return null;
    return Array.isArray(value) ? value.map(convert) : convert(value);
  };

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}

/** Frozen views, such as sources, recur in many answers: their wire values are frozen and shared. */
function onceForFrozen(convert: Convert): Convert {
  const known = new WeakMap<object, unknown>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
      return convert(value);
    const found = known.get(value);
    if (found !== undefined) return found;
    const made = deepFreeze(convert(value));
    known.set(value, made);
    return made;
  };
}

class WireTypes {
  private readonly known = new Map<string, Member[]>();

  constructor(private readonly table: WireTable) {}

  convertTo(type: string): Convert {
    const members = this.membersOf(type);
    return onceForFrozen((value) => {
      const source = value as Readonly<Record<string, unknown>>; // the table is made from the type
      const result: Record<string, unknown> = {};
      for (const { wireName, property, convert, omit } of members) {
        const member = convert(source[property]);
        if (omit.length === 0 || !omit.includes(member)) result[wireName] = member;
      }
      return result;
    });
  }

  private membersOf(type: string): readonly Member[] {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    const members: Member[] = [];
    this.known.set(type, members); // filled below: a type may contain itself
    for (const [wireName, field] of Object.entries(this.table.types[type] ?? {})) {
      const { property, omit = [] } = field;
      members.push({ wireName, property, omit, convert: this.converterOf(field) });
    }
    return members;
  }

  private converterOf({ type, words }: WireField): Convert {
    if (type !== undefined) return eachOf(this.convertTo(type));
    if (words === undefined) return asIs;
    const known = this.table.words[words] ?? {};
    return eachOf((term) => known[String(term)] ?? term);
  }
}

/** @param type name of an object type of the table */
export const wireConverter = (table: WireTable, type: string): Convert =>
  new WireTypes(table).convertTo(type);
