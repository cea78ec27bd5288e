/** A contract without descriptions and examples, as stored for comparison. */
import { parse, print, visit } from 'graphql';
import { isRecord } from './breaking-schema.js';

const WORDS = ['description', 'summary', 'example', 'examples', 'tags', 'x-deprecated'];

/** @param isMap whether the names are those of members, not words of OpenAPI */
export function undescribed(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => undescribed(one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isMap || !WORDS.includes(name))
      .map(([name, one]) => [name, undescribed(one, !isMap && name === 'properties')]),
  );
}

export function undescribedSdl(sdl: string): string {
  const bare = visit(parse(sdl), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(bare)}\n`;
}
