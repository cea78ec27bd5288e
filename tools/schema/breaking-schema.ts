/** Changes of a JSON Schema that break clients, by direction: requests may widen, answers may narrow (D-357). */

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordAt = (value: unknown, name: string): Json => {
  const inner = isRecord(value) ? value[name] : undefined;
  return isRecord(inner) ? inner : {};
};

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** `isAnswer`: what the service sends. */
export type SchemaPlace = Readonly<{ where: string; isAnswer: boolean }>;

const inside = ({ where, isAnswer }: SchemaPlace, name: string): SchemaPlace => ({
  where: `${where}/${name}`,
  isAnswer,
});

const without = (all: readonly unknown[], some: readonly unknown[]): readonly unknown[] =>
  all.filter((one) => !some.includes(one));

/** Without a type a value may have any. A request must still accept every type, an answer must not have others. */
function typeErrors(before: Json, now: Json, { where, isAnswer }: SchemaPlace): string[] {
  const [old, present] = [before['type'], now['type']];
  const [needed, given] = isAnswer ? [present, old] : [old, present];
  const isBroken =
    given !== undefined &&
    (needed === undefined || without(listOf(needed), listOf(given)).length > 0);
  return isBroken ? [`${where}: another type`] : [];
}

const MAXIMA = ['maxLength', 'maximum', 'maxItems'];
const MINIMA = ['minLength', 'minimum', 'minItems'];

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Pattern by another one that accepts the same texts and takes less time. Source: D-413. */
const SAME_TEXTS: ReadonlyMap<unknown, string> = new Map([
  [
    String.raw`^\+?[1-9]\d{1,14}(?:\s?\(\d+\))?(?:[-\s.]?\d+)*$`,
    String.raw`^\+?[1-9]\d{1,14}(?:\s?\(\d+\))?(?:[-\s.]?\d)*$`,
  ],
]);

const isSame = (now: unknown, before: unknown): boolean =>
  now === before || (now !== undefined && now === SAME_TEXTS.get(before));

function boundErrors(before: Json, now: Json, { where, isAnswer }: SchemaPlace): string[] {
  const isWider = (name: string): boolean =>
    numberOf(now[name], Infinity) > numberOf(before[name], Infinity);
  const isTighter = (name: string): boolean =>
    numberOf(now[name], Infinity) < numberOf(before[name], Infinity);
  const isLower = (name: string): boolean =>
    numberOf(now[name], -Infinity) < numberOf(before[name], -Infinity);
  const isHigher = (name: string): boolean =>
    numberOf(now[name], -Infinity) > numberOf(before[name], -Infinity);
  const broken = [
    ...MAXIMA.filter(isAnswer ? isWider : isTighter),
    ...MINIMA.filter(isAnswer ? isLower : isHigher),
    ...['pattern', 'format'].filter((name) =>
      isAnswer
        ? before[name] !== undefined && !isSame(now[name], before[name])
        : now[name] !== undefined && !isSame(now[name], before[name]),
    ),
  ];
  return broken.map((name) => `${where}: another ${name}`);
}

/** A new value is not a break, as in GraphQL. */
function enumErrors(before: Json, now: Json, { where, isAnswer }: SchemaPlace): string[] {
  const [old, present] = [before['enum'] ?? before['const'], now['enum'] ?? now['const']];
  if (old === undefined) return present === undefined || isAnswer ? [] : [`${where}: now an enum`];
  if (present === undefined) return isAnswer ? [`${where}: no longer an enum`] : [];
  return without(listOf(old), listOf(present)).map((value) => `${where}: ${String(value)} is gone`);
}

function memberErrors(before: Json, now: Json, place: SchemaPlace): string[] {
  const [old, present] = [listOf(before['required']), listOf(now['required'])];
  const changed = place.isAnswer ? without(old, present) : without(present, old);
  const word = place.isAnswer ? 'no longer always present' : 'now required';
  const members = recordAt(now, 'properties');
  return [
    ...changed.map((name) => `${place.where}/${String(name)}: ${word}`),
    ...Object.entries(recordAt(before, 'properties')).flatMap(([name, one]) =>
      name in members
        ? schemaErrors(one, members[name], inside(place, name))
        : [`${place.where}/${name}: gone`],
    ),
  ];
}

function alternativeErrors(before: Json, now: Json, place: SchemaPlace): string[] {
  return ['anyOf', 'oneOf'].flatMap((word) => {
    const [old, present] = [listOf(before[word]), listOf(now[word])];
    const isBroken = place.isAnswer ? present.length > old.length : present.length < old.length;
    if (isBroken) return [`${place.where}: other alternatives`];
    return old
      .slice(0, present.length)
      .flatMap((one, index) => schemaErrors(one, present[index], inside(place, String(index))));
  });
}

/** @param before the released schema @param now the current one */
export function schemaErrors(before: unknown, now: unknown, place: SchemaPlace): string[] {
  if (!isRecord(before) || !isRecord(now)) return [];
  if (before['$ref'] !== now['$ref']) return [`${place.where}: another schema`];
  if (before['$ref'] !== undefined) return [];
  return [
    ...typeErrors(before, now, place),
    ...boundErrors(before, now, place),
    ...enumErrors(before, now, place),
    ...memberErrors(before, now, place),
    ...alternativeErrors(before, now, place),
    ...('items' in before
      ? schemaErrors(before['items'], now['items'], inside(place, 'items'))
      : []),
  ];
}
