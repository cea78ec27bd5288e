/** The texts of the home page in one language. */

type Titled = readonly [title: string, text: string];

/** Addresses of the page, in the order of the list. */
export const HOME_LINKS = [
  '/console',
  '/console/plans',
  '/docs',
  '/reference',
  '/graphql',
  '/countries',
  '/v1/changelog',
  '/v1/status',
] as const;

/** Links at the top of the page. */
type Navigation = Readonly<
  Record<
    'start' | 'guides' | 'console' | 'prices' | 'endpoints' | 'reference' | 'graphql' | 'status',
    string
  >
>;

/**
 * `own`: the language in itself. `access`: translations of the words of the route list that are not roles. `purposes`: of its summaries, by method
 * and path below `/v1`.
 */
export type HomeTexts = Readonly<{
  own: string;
  description: string;
  skip: string;
  main: string;
  languages: string;
  navigation: Navigation;
  kicker: string;
  title: string;
  lead: string;
  actions: Readonly<Record<'key' | 'guides' | 'reference' | 'console', string>>;
  offers: Readonly<{ title: string; intro: string; cards: readonly Titled[] }>;
  start: Readonly<{ title: string; intro: string; signUp: Titled; ask: Titled; graphql: Titled }>;
  endpoints: Readonly<{
    title: string;
    caption: string;
    method: string;
    path: string;
    purpose: string;
    access: string;
  }>;
  access: Readonly<Record<string, string>>;
  purposes: Readonly<Record<string, string>>;
  further: string;
  links: Readonly<Record<(typeof HOME_LINKS)[number], Titled>>;
  legal: string;
  knowledgeBase: string;
}>;
