/** Compiled responses support renamed properties and match those of graphql-js. */
import 'reflect-metadata';
import { beforeAll, expect, test } from '@jest/globals';
import { execute, parse, type GraphQLSchema } from 'graphql';
import { buildSchema, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { compileOperation } from '../../../src/server/schema/compile-operation.js';
import { executePlain } from '../../../src/server/schema/compile-operation.js';
import { readRenamedFields } from '../../../src/server/schema/read-renamed-fields.js';

@ObjectType({ simpleResolvers: true })
class Leaf {
  @Field(() => String, { name: 'lehe_nimi' })
  title!: string;

  @Field(() => String)
  kind!: string;
}

/** Two fields whose wire names are each other's property, and one without a separate property name. */
@ObjectType({ simpleResolvers: true })
class Tree {
  @Field(() => String, { name: 'height' })
  width!: string;

  @Field(() => String, { name: 'width' })
  height!: string;

  @Field(() => [Leaf], { name: 'lehed' })
  leaves!: Leaf[];

  @Field(() => Leaf, { name: 'ladu', nullable: true })
  top!: Leaf | null;
}

const leaf = (title: string, kind: string): Leaf => Object.assign(new Leaf(), { title, kind });
const LEAVES = [leaf('first', 'green'), leaf('second', 'red')];

@Resolver()
class TreeResolver {
  @Query(() => Tree)
  tree(): Tree {
    const reported = { width: 'wide', height: 'high', leaves: LEAVES, top: null };
    return Object.assign(new Tree(), reported);
  }
}

const TEXTS = [
  '{ tree { height width lehed { lehe_nimi kind } ladu { kind } } }',
  '{ one: tree { w: width title: height lehed { title: lehe_nimi, lehe_nimi } } }',
  '{ tree { ...Most ... on Tree { lehed { __typename lehe_nimi } } } } fragment Most on Tree { ladu { lehe_nimi } lehed { kind } }',
  'query Named($no: Boolean = false) { tree { height @skip(if: $no) lehed @include(if: $no) { kind } } }',
];

let schema: GraphQLSchema;

beforeAll(async () => {
  schema = readRenamedFields(await buildSchema({ resolvers: [TreeResolver], validate: false }));
});

test.each(TEXTS)('%s', async (text) => {
  const document = parse(text);
  const compiled = await compileOperation(schema, document)({} as RequestContext, {});
  const plainly = await execute({ schema, document });
  expect(plainly.errors).toBeUndefined();
  expect(JSON.stringify(compiled.data)).toBe(JSON.stringify(plainly.data));
});

test('properties are called by their names if no other field has that name', () => {
  const { schema: plain } = executePlain({
    schema,
    document: parse('{ tree { height lehed { lehe_nimi } } }'),
  });
  const fieldsOf = (name: string): string[] => {
    const type = plain.getType(name);
    return type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : [];
  };
  expect(fieldsOf('Leaf')).toEqual(['title', 'kind']);
  expect(fieldsOf('Tree')).toEqual(['height', 'width', 'leaves', 'top']);
});

test('a query for nothing renamed stays unchanged', () => {
  const document = parse('{ tree { height } }');
  expect(executePlain({ schema, document })).toEqual({ schema, document });
});
