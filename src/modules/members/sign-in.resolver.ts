/** Operations of signing in and out. Their cookies are of browsers that show our own pages. Source: D-329. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { invalid } from '../../shared/errors.js';
import type { Browser } from '../../shared/graphql/browser.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { emailProblems } from '../../shared/email-form.js';
import { readLanguage } from '../../shared/language.js';
import { RequestSignInArgs } from './members.graphql.js';
import type { SessionsService } from './sessions.service.js';
import type { SignInService } from './sign-in.service.js';
import {
  SessionStateView,
  SignedInView,
  SignInArgs,
  SignInRequestView,
  toRequestView,
  toSessionState,
  toSignedInView,
} from './sign-in.graphql.js';

/** @throws VALIDATION_FAILED for requests that do not come from our own pages */
function browserOf({ browser }: RequestContext): Browser {
  if (browser === undefined) throw invalid({ field: 'Origin', type: 'own_pages_only' });
  return browser;
}

@Resolver()
export class SignInResolver {
  constructor(
    private readonly signing: SignInService,
    private readonly memberSessions: SessionsService,
  ) {}

  @Access('public')
  @Mutation(() => SignInRequestView)
  async requestSignIn(
    @Args(() => RequestSignInArgs) { email, keel }: RequestSignInArgs,
    @Ctx() context: RequestContext,
  ): Promise<SignInRequestView> {
    const browser = browserOf(context);
    const problems = emailProblems(email, 'email');
    if (problems.length > 0) throw invalid(...problems);
    const request = { email, language: readLanguage(keel), browser: browser.read('sign_in') };
    browser.write('sign_in', await this.signing.request(request));
    return toRequestView();
  }

  @Access('public')
  @Mutation(() => SignedInView)
  async signIn(
    @Args(() => SignInArgs) { token }: SignInArgs,
    @Ctx() context: RequestContext,
  ): Promise<SignedInView> {
    const browser = browserOf(context);
    const replaced = browser.read('session');
    const { requestId } = context;
    const own = { browser: browser.read('sign_in'), replaced, requestId };
    const session = await this.signing.signIn({ token, ...own });
    const { profile, caller } = await this.memberSessions.open(session);
    browser.remove('sign_in');
    browser.write('session', session);
    return toSignedInView(profile, caller);
  }

  @Access('public')
  @Mutation(() => SessionStateView)
  async signOut(@Ctx() context: RequestContext): Promise<SessionStateView> {
    const browser = browserOf(context);
    const { caller, requestId } = context;
    if (caller?.member !== undefined) {
      await this.memberSessions.end(caller.keyId, { caller, requestId });
    }
    browser.remove('session');
    browser.clearStorage();
    return toSessionState(null);
  }

  @Access('public')
  @Query(() => SessionStateView)
  async session(@Ctx() { caller }: RequestContext): Promise<SessionStateView> {
    if (caller?.member === undefined) return toSessionState(null);
    const profile = await this.memberSessions.profile(caller);
    return toSessionState(toSignedInView(profile, caller));
  }
}
