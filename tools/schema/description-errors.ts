/** Checks of the contract's descriptions. */
import type { GraphQLSchema } from 'graphql';
import { elementsOf, entryKeyOf, GLOSSARY } from '../../src/server/schema/describe-schema.js';
import { retiredWord } from './retired-words.js';

const retiredIn = (place: string, description: string): string[] => {
  const word = retiredWord(description);
  return word === undefined ? [] : [`${place}: the description uses "${word}"`];
};

/** @param schema complete, as the glossary describes all of it */
export function glossaryErrors(schema: GraphQLSchema): string[] {
  const elements = elementsOf(schema);
  const used = new Set(elements.map(entryKeyOf));
  const keys = Object.values(GLOSSARY).flatMap((section) => Object.keys(section));
  return [
    ...keys.filter((key) => !used.has(key)).map((key) => `nothing uses the glossary entry ${key}`),
    ...elements.flatMap(({ coordinate, target: { description } }) =>
      description == null || description === ''
        ? [`${coordinate} has no description`]
        : retiredIn(coordinate, description),
    ),
  ];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of an OpenAPI document whose every value needs a description, or a reference to one. */
const DESCRIBED_MAPS = ['properties', 'schemas', 'headers', 'responses', 'securitySchemes'];
const DESCRIBED_LISTS = ['parameters', 'tags'];

/** Example values are not schemas. */
const UNREAD = ['example', 'default'];

function errorsOf(place: string, value: unknown): string[] {
  if (!isNode(value) || '$ref' in value) return [];
  const { description } = value;
  return typeof description === 'string' && description !== ''
    ? retiredIn(place, description)
    : [`${place} has no description`];
}

/** @param document OpenAPI, or any part of it */
export function openApiErrors(document: unknown, place = '#'): string[] {
  if (Array.isArray(document)) {
    return document.flatMap((item, index) => openApiErrors(item, `${place}/${String(index)}`));
  }
  if (!isNode(document)) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    if (UNREAD.includes(key)) return [];
    const inside = `${place}/${key}`;
    const members = isNode(value) || Array.isArray(value) ? Object.entries(value) : [];
    const needed = DESCRIBED_MAPS.includes(key) || DESCRIBED_LISTS.includes(key) ? members : [];
    return [
      ...needed.flatMap(([name, one]) => errorsOf(`${inside}/${name}`, one)),
      ...openApiErrors(value, inside),
    ];
  });
}
