/** Wire types of what OAuth clients were permitted. Additional to the documented interface. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Bounds, Check } from '../../shared/graphql/decorators.js';
import type { Scope } from '../../shared/scope.js';
import type { GrantEntry } from './oauth-grants.repository.js';
import { scopeProblems } from './oauth.graphql.js';

const MAX_GRANT_ID_LENGTH = 100;

@ArgsType()
export class OauthGrantArgs {
  @Bounds({ minLength: 1, maxLength: MAX_GRANT_ID_LENGTH })
  @Field(() => String)
  grant_id!: string;
}

@ArgsType()
export class NarrowOauthGrantArgs extends OauthGrantArgs {
  @Check(scopeProblems)
  @Field(() => [String], { description: 'Scopes that the permission keeps, some of those it has.' })
  skoobid!: Scope[];
}

@ObjectType('OauthGrant', { simpleResolvers: true })
export class OauthGrantView {
  @Field(() => String, { name: 'grant_id' })
  id!: string;

  @Field(() => String, { name: 'client_id' })
  clientId!: string;

  @Field(() => String, { name: 'nimi' })
  clientName!: string;

  @Field(() => [String], { name: 'skoobid' })
  scopes!: readonly string[];

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => String, { name: 'kehtib_kuni' })
  expiresAt!: string;
}

@ObjectType('OauthGrantList', { simpleResolvers: true })
export class OauthGrantListView {
  @Field(() => [OauthGrantView], { name: 'load' })
  grants!: OauthGrantView[];
}

export const toGrantView = ({ createdAt, expiresAt, ...grant }: GrantEntry): OauthGrantView => ({
  ...grant,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const toGrantListView = (grants: readonly GrantEntry[]): OauthGrantListView => ({
  grants: grants.map(toGrantView),
});
