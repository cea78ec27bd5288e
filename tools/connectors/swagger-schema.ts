/** Schemas of OpenAPI 3.1 as those of Swagger 2.0: no null type, no alternatives, no constants. */
export type Json = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = (schema: unknown): boolean => isRecord(schema) && schema['type'] === 'null';

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/definitions/';

/** Keywords that Swagger 2.0 has with the same meaning. */
const SAME = [
  'description',
  'enum',
  'default',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'required',
] as const;

/** Formats of OpenAPI 2.0 and those that Power Platform knows. */
const FORMATS = new Set([
  'int32',
  'int64',
  'float',
  'double',
  'byte',
  'binary',
  'date',
  'date-time',
  'uuid',
  'email',
  'uri',
]);

/** Alternatives other than null become any value. */
function alternative(schema: Json): Json | null {
  const options: unknown = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(options)) return null;
  const real: readonly unknown[] = options.filter((one) => !isNull(one));
  const { description } = schema;
  const [only] = real;
  const made = real.length === 1 ? swaggerSchema(only) : {};
  return { ...made, ...(description === undefined || '$ref' in made ? {} : { description }) };
}

function typeOf({ type, const: constant }: Json): Json {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const [first, ...others] = types.filter((one) => one !== 'null');
  return {
    ...(first === undefined || others.length > 0 ? {} : { type: first }),
    ...(types.includes('null') ? { 'x-nullable': true } : {}),
    ...(constant === undefined ? {} : { enum: [constant] }),
  };
}

const mapped = (value: unknown): Json =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([name, one]) => [name, swaggerSchema(one)]),
  );

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function wordsOf(schema: Json): Json {
  const words = SAME.filter((word) => schema[word] !== undefined)
    .filter((word) => word !== 'required' || !isEmpty(schema['required']))
    .filter((word) => word !== 'format' || FORMATS.has(String(schema['format'])))
    // Null is not a value of an enum here.
    .filter((word) => word !== 'default' || schema['default'] !== null);
  return Object.fromEntries(words.map((word) => [word, schema[word]]));
}

export function swaggerSchema(schema: unknown): Json {
  if (!isRecord(schema)) return {};
  const { $ref: ref } = schema;
  if (typeof ref === 'string') return { $ref: ref.replace(COMPONENTS, DEFINITIONS) };
  const one = alternative(schema);
  if (one !== null) return one;
  const { properties, items, additionalProperties } = schema;
  return {
    ...typeOf(schema),
    ...wordsOf(schema),
    ...(properties === undefined ? {} : { properties: mapped(properties) }),
    ...(items === undefined ? {} : { items: swaggerSchema(items) }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties: isRecord(additionalProperties)
            ? swaggerSchema(additionalProperties)
            : additionalProperties,
        }),
  };
}
