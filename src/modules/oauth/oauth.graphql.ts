/** Wire types of OAuth clients. Additional to the documented interface. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import { Bounds, Check } from '../../shared/graphql/decorators.js';
import { isScope, SCOPES, type Scope } from '../../shared/scope.js';
import {
  AUTH_METHODS,
  isPermittedRedirect,
  isPublicKeySet,
  MAX_REDIRECTS,
  type AuthMethod,
} from './domain/client-rules.js';
import type { ClientOptions, ClientWithSecret } from './oauth-clients.service.js';
import type { StoredClient } from './oauth.ports.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const CLIENT_AUTH = wordEnum('OauthClientAuth', AUTH_METHODS);

const CLIENT_ID = { minLength: 25, maxLength: 25 } as const;

/** @param words at least one scope */
export function scopeProblems(words: unknown, field: string): readonly ErrorDetail[] {
  if (Array.isArray(words) && words.length > 0 && words.every((word) => isScope(String(word))))
    return [];
  return [{ field, type: 'enum', params: { expected: SCOPES.join(', ') } }];
}

function redirectProblems(words: unknown, field: string): readonly ErrorDetail[] {
  if (!Array.isArray(words) || words.every(isPermittedRedirect)) {
    return Array.isArray(words) && words.length > MAX_REDIRECTS
      ? [{ field, type: 'too_long', params: { max_length: MAX_REDIRECTS } }]
      : [];
  }
  return [{ field, type: 'redirect_not_permitted' }];
}

const keyProblems = (value: unknown, field: string): readonly ErrorDetail[] =>
  value === undefined || value === null || isPublicKeySet(value)
    ? []
    : [{ field, type: 'key_set_not_permitted' }];

@ArgsType()
export class CreateOauthClientArgs {
  @Bounds({ minLength: 1, maxLength: 100 })
  @Field(() => String)
  nimi!: string;

  @Check(scopeProblems)
  @Field(() => [String], { description: `Scopes of its tokens: ${SCOPES.join(', ')}.` })
  skoobid!: Scope[];

  @Field(() => CLIENT_AUTH, { defaultValue: 'client_secret_basic' })
  autentimine!: AuthMethod;

  @Check(keyProblems)
  @Field(() => GraphQLJSONObject, { nullable: true })
  jwks?: unknown;

  @Check(redirectProblems)
  @Field(() => [String], { nullable: true })
  tagasiaadressid?: string[] | null;
}

@ArgsType()
export class OauthClientArgs {
  @Bounds(CLIENT_ID)
  @Field(() => String)
  client_id!: string;
}

@ObjectType('OauthClient', { simpleResolvers: true })
export class OauthClientView {
  @Field(() => String, { name: 'client_id' })
  id!: string;

  @Field(() => String, { name: 'nimi' })
  name!: string;

  @Field(() => [String], { name: 'skoobid' })
  scopes!: readonly string[];

  @Field(() => CLIENT_AUTH, { name: 'autentimine' })
  method!: AuthMethod;

  @Field(() => [String], { name: 'tagasiaadressid' })
  redirects!: readonly string[];

  @Field(() => [String], { name: 'grant_types' })
  grantTypes!: readonly string[];

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;
}

@ObjectType('OauthClientList', { simpleResolvers: true })
export class OauthClientListView {
  @Field(() => [OauthClientView], { name: 'kliendid' })
  clients!: OauthClientView[];
}

@ObjectType('OauthClientSecret', { simpleResolvers: true })
export class OauthClientSecretView {
  @Field(() => OauthClientView, { name: 'klient' })
  client!: OauthClientView;

  @Field(() => String, { name: 'saladus', nullable: true })
  secret!: string | null;
}

/** @throws VALIDATION_FAILED if the parts do not fit together */
export function toClientOptions(args: CreateOauthClientArgs): ClientOptions {
  const { nimi: name, autentimine: method, skoobid, jwks } = args;
  const redirects = args.tagasiaadressid ?? [];
  if ((method === 'private_key_jwt') !== (jwks !== undefined && jwks !== null)) {
    const params = { other: 'autentimine' };
    throw invalid({ field: 'jwks', type: 'conflicting_values', params });
  }
  if (method === 'none' && redirects.length === 0) {
    throw invalid({ field: 'tagasiaadressid', type: 'missing' });
  }
  const scopes = SCOPES.filter((scope) => skoobid.includes(scope));
  return { name, method, redirects, scopes, jwks: jwks ?? null };
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one) => String(one)) : [];

export function toOauthClientView({
  id,
  name,
  metadata,
  createdAt,
}: StoredClient): OauthClientView {
  const { scope, token_endpoint_auth_method: method } = metadata;
  return {
    id,
    name,
    scopes: typeof scope === 'string' ? scope.split(' ') : [],
    method: AUTH_METHODS.find((one) => one === method) ?? 'none',
    redirects: listOf(metadata['redirect_uris']),
    grantTypes: listOf(metadata['grant_types']),
    createdAt: createdAt.toISOString(),
  };
}

export const toClientSecretView = (made: ClientWithSecret): OauthClientSecretView => ({
  client: toOauthClientView(made.client),
  secret: made.secret,
});

export const toClientListView = (clients: readonly StoredClient[]): OauthClientListView => ({
  clients: clients.map(toOauthClientView),
});
