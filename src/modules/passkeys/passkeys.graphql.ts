/** Wire types of passkeys. Additional to the documented interface. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Bounds } from '../../shared/graphql/decorators.js';
import { MAX_NAME_LENGTH, type Passkey } from './domain/passkey.js';
import type { BrowserOptions } from './passkeys.ports.js';

const ID_LENGTH = 36;

@ArgsType()
export class AddPasskeyArgs {
  @Field(() => GraphQLJSONObject)
  credential!: Record<string, unknown>;

  @Bounds({ minLength: 1, maxLength: MAX_NAME_LENGTH })
  @Field(() => String)
  nimi!: string;
}

@ArgsType()
export class PasskeyArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => String)
  passkey_id!: string;
}

@ObjectType('PasskeyOptions', { simpleResolvers: true })
export class PasskeyOptionsView {
  @Field(() => GraphQLJSONObject)
  options!: BrowserOptions;
}

@ObjectType('Passkey', { simpleResolvers: true })
export class PasskeyView {
  @Field(() => String, { name: 'passkey_id' })
  id!: string;

  @Field(() => String, { name: 'member_id' })
  memberId!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { name: 'nimi' })
  name!: string;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => String, { name: 'last_used_at', nullable: true })
  usedAt!: string | null;
}

@ObjectType('PasskeyList', { simpleResolvers: true })
export class PasskeyListView {
  @Field(() => [PasskeyView])
  passkeys!: PasskeyView[];
}

export const toOptionsView = (options: BrowserOptions): PasskeyOptionsView => ({ options });

export const toPasskeyView = ({ createdAt, usedAt, ...passkey }: Passkey): PasskeyView => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export const toPasskeyListView = (passkeys: readonly Passkey[]): PasskeyListView => ({
  passkeys: passkeys.map(toPasskeyView),
});
