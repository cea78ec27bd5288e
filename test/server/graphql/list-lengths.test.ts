/** Unpaged lists cost as much as they contain, so none multiplies the fields below it unnoticed. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  parse,
  type GraphQLNamedType,
} from 'graphql';
import { RESOLVER_CLASSES } from '../../../src/app/resolvers.js';
import { schemaOf } from '../../../src/server/schema/build-schema.js';
import { fieldsOf, objectTypes } from '../../../src/shared/graphql/fields-of.js';
import { costError, operationCost } from '../../../src/server/graphql/operation-cost.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});

function nextTypes(type: GraphQLNamedType): readonly GraphQLNamedType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? fieldsOf(type).map((field) => getNamedType(field.type)) : [];
}

function reachedFrom(type: GraphQLNamedType): ReadonlySet<GraphQLNamedType> {
  const reached = new Set([type]);
  for (const one of reached) for (const next of nextTypes(one)) reached.add(next);
  return reached;
}

const isPaged = ({ args }: { args: readonly { name: string }[] }): boolean =>
  args.some(({ name }) => name === 'first');

const leadsFar = (type: GraphQLNamedType): boolean =>
  [...reachedFrom(type)].some((one) => isObjectType(one) && fieldsOf(one).some(isPaged)) ||
  nextTypes(type).some((next) => reachedFrom(next).has(type));

test('every unpaged list from which pages or the list itself can be reached has a length', () => {
  const missing = objectTypes(schema)
    .filter(({ name }) => !name.endsWith('Connection'))
    .flatMap((type) =>
      fieldsOf(type)
        .filter((field) => isListType(getNullableType(field.type)) && !isPaged(field))
        .filter((field) => leadsFar(getNamedType(field.type)))
        .filter((field) => typeof field.extensions['listLength'] !== 'number')
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(missing).toEqual([]);
});

const costOf = (query: string): number =>
  operationCost(schema, parse(query), { operationName: undefined, variables: {} });

test('nested children cost as much as they contain', () => {
  const control = (inner: string) => `{ control(framework: iso27001, ref: "A.5") { ${inner} } }`;
  expect(costOf(control('children { ref title }'))).toBe(82);
  const around =
    'children { parent { children { parent { children { parent { children { ref } } } } } } }';
  expect(costError(costOf(control(around)))?.details[0]?.type).toBe('operation_too_costly');
});
