/** Wire types of an owner's keys. Additional to the documented interface. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { keyStatus, type KeyStatus } from './domain/key-standing.js';
import type { Caller, Mode, Role } from '../../shared/caller.js';
import { KEY_MODE, KEY_STATUS, ROLE } from '../../shared/graphql/account-words.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { OwnKey } from './own-keys.repository.js';
import type { RotatedKey } from './own-keys.service.js';

const MAX_GRACE_HOURS = 72;
const DEFAULT_GRACE_HOURS = 24;
const ID_LENGTH = 36;

@ArgsType()
export class RotateKeyArgs {
  @Bounds({ min: 0, max: MAX_GRACE_HOURS })
  @Field(() => Int, { defaultValue: DEFAULT_GRACE_HOURS })
  armuaeg_tunde!: number;

  @Bounds({ minLength: ID_LENGTH, maxLength: ID_LENGTH })
  @Field(() => String, { nullable: true })
  key_id?: string | null;
}

@ArgsType()
export class RevokeKeyArgs {
  @Bounds({ minLength: ID_LENGTH, maxLength: ID_LENGTH })
  @Field(() => String)
  key_id!: string;
}

@ObjectType('ApiKey', { simpleResolvers: true })
export class ApiKeyView {
  @Field(() => String, { name: 'key_id' })
  keyId!: string;

  @Field(() => KEY_STATUS, { name: 'staatus' })
  status!: KeyStatus;

  @Field(() => KEY_MODE, { name: 'keskkond' })
  mode!: Mode;

  @Field(() => ROLE, { name: 'roll' })
  role!: Role;

  @Field(() => String, { name: 'nimi', nullable: true })
  name!: string | null;

  @Field(() => String, { name: 'viimased4' })
  last4!: string;

  @Field(() => Boolean, { name: 'praegune' })
  isCalling!: boolean;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => String, { name: 'kehtib_kuni', nullable: true })
  expiresAt!: string | null;

  @Field(() => String, { name: 'blokeeritud', nullable: true })
  blockedAt!: string | null;
}

@ObjectType('ApiKeyList', { simpleResolvers: true })
export class ApiKeyListView {
  @Field(() => [ApiKeyView], { name: 'votmed' })
  keys!: ApiKeyView[];
}

@ObjectType('RotatedKey', { simpleResolvers: true })
export class RotatedKeyView {
  @Field(() => String, { name: 'voti' })
  text!: string;

  @Field(() => String, { name: 'key_id' })
  keyId!: string;

  @Field(() => String, { name: 'viimased4' })
  last4!: string;

  @Field(() => String, { name: 'vana_kehtib_kuni', nullable: true })
  oldEndsAt!: string | null;
}

export const toApiKeyView = (key: OwnKey, caller: Caller, now: Date): ApiKeyView => ({
  keyId: key.keyId,
  status: keyStatus(key, now),
  mode: key.mode,
  role: key.role,
  name: key.name,
  last4: key.last4,
  isCalling: key.keyId === caller.keyId,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  blockedAt: key.blockedAt?.toISOString() ?? null,
});

export const toApiKeyViews = (keys: readonly OwnKey[], caller: Caller, now: Date): ApiKeyView[] =>
  keys.map((key) => toApiKeyView(key, caller, now));

export const toApiKeyListView = (
  keys: readonly OwnKey[],
  caller: Caller,
  now: Date,
): ApiKeyListView => ({ keys: toApiKeyViews(keys, caller, now) });

export const toRotatedKeyView = ({ oldEndsAt, ...key }: RotatedKey): RotatedKeyView => ({
  ...key,
  oldEndsAt: oldEndsAt?.toISOString() ?? null,
});
