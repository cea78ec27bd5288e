/** English texts of the home page. */
import type { HomeTexts } from './home-text-types.js';

export const EN: HomeTexts = {
  own: 'English',
  description:
    'NIS2 compliance over GraphQL and REST: applicability, measures, incident texts, gap assessment, documents.',
  skip: 'Skip to content',
  main: 'Main',
  languages: 'Languages',
  navigation: {
    start: 'Start',
    guides: 'Guides',
    console: 'Console',
    prices: 'Prices',
    endpoints: 'Endpoints',
    reference: 'Reference',
    graphql: 'GraphQL',
    status: 'Status',
  },
  kicker: 'Directive (EU) 2022/2555 as an API',
  title: 'NIS2 answers that name their source',
  lead: 'Find out whether the Directive applies, how its measures relate to the standards you already follow, and what an incident report must contain. Deterministic, in 22 languages, over GraphQL and REST.',
  actions: {
    key: 'Get a sandbox key',
    guides: 'Guides',
    reference: 'API reference',
    console: 'Console',
  },
  offers: {
    title: 'What it does',
    intro:
      'Every operation is available over GraphQL at <code>/graphql</code> and over REST under <code>/v1</code>.',
    cards: [
      [
        'Applicability',
        'Essential, important or out of scope: the class of an organisation, the rules that led to it, and what would change the result.',
      ],
      [
        'Framework mapping',
        'The ten measures of the Directive mapped to ISO/IEC 27001, DORA and the GDPR, with what a certificate leaves open.',
      ],
      [
        'Incident texts',
        'The three reports of an incident with their deadlines, addressed to the national authority and ready to complete.',
      ],
      [
        'Gap assessment',
        'Twenty questions, a score, and what to do first. Free of charge, and nothing is stored.',
      ],
      [
        'Documents',
        'Compliance documents, ordered online, paid on a payment page and delivered by signed links.',
      ],
      [
        'Sources',
        'Every substantive answer names the act, the provision and the version of the knowledge base on which it is based.',
      ],
    ],
  },
  start: {
    title: 'Start in a minute',
    intro:
      'Sandbox keys are free. Answers about the law are the real ones; orders and documents are samples.',
    signUp: [
      'Sign up for a sandbox key',
      'The answer contains it in <code>data.sandbox_voti</code>. It is shown once.',
    ],
    ask: [
      'Send a request with the key',
      'Does the Directive apply to an electricity supplier with 120 employees and a turnover of EUR 25 million?',
    ],
    graphql: ['Or use GraphQL', 'The same question over GraphQL.'],
  },
  endpoints: {
    title: 'Endpoints',
    caption: 'Send the key in the header <code>X-API-Key</code>.',
    method: 'Method',
    path: 'Path',
    purpose: 'Purpose',
    access: 'Access',
  },
  access: {},
  purposes: {},
  further: 'Further reading',
  links: {
    '/console': ['Console', 'all operations as forms, in 22 languages'],
    '/console/plans': ['Plans and prices', 'licences and documents, bought in the console'],
    '/docs': ['Guides', 'short guides with commands that run as written'],
    '/reference': ['API reference', 'every operation, to read and to try'],
    '/graphql': ['GraphQL explorer', 'the same operations over GraphQL'],
    '/countries': ['Countries', 'the national law of each member state, to read and print'],
    '/v1/changelog': ['Changelog', 'which legal source changed, and when'],
    '/v1/status': ['Status', 'the state of the components'],
  },
  legal: 'Results are indicative. The service gives no legal advice.',
  knowledgeBase: 'knowledge base',
};
