/** Operations of passkeys: people add, list and remove them. Source: D-385. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import {
  AddPasskeyArgs,
  PasskeyArgs,
  PasskeyListView,
  PasskeyOptionsView,
  PasskeyView,
  toOptionsView,
  toPasskeyListView,
  toPasskeyView,
} from './passkeys.graphql.js';
import type { PasskeysService } from './passkeys.service.js';

@Resolver()
export class PasskeysResolver {
  constructor(private readonly service: PasskeysService) {}

  @Access('any', 'session')
  @Query(() => PasskeyListView)
  async passkeys(@Ctx() context: RequestContext): Promise<PasskeyListView> {
    return toPasskeyListView(await this.service.list(callerOf(context)));
  }

  @Access('any', 'passkey')
  @Mutation(() => PasskeyOptionsView)
  async startPasskey(@Ctx() context: RequestContext): Promise<PasskeyOptionsView> {
    return toOptionsView(await this.service.startAdding(callerOf(context)));
  }

  @Access('any', 'passkey')
  @Mutation(() => PasskeyView)
  async addPasskey(
    @Args(() => AddPasskeyArgs) { nimi: name, credential: answer }: AddPasskeyArgs,
    @Ctx() context: RequestContext,
  ): Promise<PasskeyView> {
    const { passkey, token } = await this.service.add({ name, answer }, actorOf(context));
    if (token !== null) context.browser?.write('session', token);
    return toPasskeyView(passkey);
  }

  @Access('any', 'passkey')
  @Mutation(() => PasskeyView)
  async removePasskey(
    @Args(() => PasskeyArgs) { passkey_id }: PasskeyArgs,
    @Ctx() context: RequestContext,
  ): Promise<PasskeyView> {
    return toPasskeyView(await this.service.remove(passkey_id, actorOf(context)));
  }
}
