/** The page at `/`. No script, no external resources. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { hashSource, HTML, ICON_LINK, policy, type Page } from './page.js';
import type { ConsoleModel } from './console-page.js';
import { HOME_STYLE } from './home-style.js';
import { foot, masthead } from './page-frame.js';
import { FONT_LINK } from './font-style.js';

/** `access`: as text, such as "any key". */
type RouteLine = Readonly<{ method: string; path: string; access: string; summary: string }>;

/** `publicUrl`: without a trailing slash. */
export type HomeModel = Readonly<{
  limits: ConsoleModel['limits'];
  provider: string;
  publicUrl: string;
  version: string;
  kbVersion: string;
  routes: readonly RouteLine[];
}>;

const CARDS = [
  [
    'Applicability',
    'Essential, important or out of scope: the class of an organisation, the rules that led to it, and what would change the result.',
  ],
  [
    'Framework mapping',
    'The ten measures of the Directive against ISO/IEC 27001, DORA and the GDPR, with what a certificate leaves open.',
  ],
  [
    'Incident texts',
    'The three reports of an incident with their deadlines, for the authority of the country, ready to complete.',
  ],
  [
    'Gap assessment',
    'Twenty questions, a score, and what to do first. Free, and nothing is stored.',
  ],
  [
    'Documents',
    'Compliance documents, ordered and paid through a payment page, delivered by signed links.',
  ],
  [
    'Sources',
    'Each substantive answer names the act, the provision and the version of the knowledge base that it rests on.',
  ],
] as const;

const LINKS = [
  ['/console', 'Console', 'everything by hand, in 22 languages'],
  ['/console/plans', 'Plans and prices', 'licences and documents, bought in the console'],
  ['/docs', 'Guides', 'short guides with commands that run as written'],
  ['/reference', 'API reference', 'every operation, to read and to try'],
  ['/graphql', 'GraphQL explorer', 'the same operations over GraphQL'],
  ['/countries', 'Countries', 'the national law of each member state, to read and print'],
  ['/v1/changelog', 'Changelog', 'which legal source changed, and when'],
  ['/v1/status', 'Status', 'the state of the components'],
] as const;

const NAVIGATION = [
  ['#start', 'Start'],
  ['/docs', 'Guides'],
  ['/console', 'Console'],
  ['/console/plans', 'Prices'],
  ['#endpoints', 'Endpoints'],
  ['/reference', 'Reference'],
  ['/graphql', 'GraphQL'],
  ['/v1/status', 'Status'],
] as const;

const card = ([title, text]: readonly [string, string]): string =>
  `<li><h3>${title}</h3><p>${text}</p></li>`;

const link = ([path, title, text]: readonly [string, string, string]): string =>
  `<li><a href="${path}">${title}<span>${text}</span></a></li>`;

const routeRow = ({ method, path, access, summary }: RouteLine): string => `<tr>
<td><span class="method ${method === 'GET' ? 'get' : 'post'}">${escapeMarkup(method)}</span></td>
<td><code>${escapeMarkup(path)}</code></td><td>${escapeMarkup(summary)}</td>
<td class="access">${escapeMarkup(access)}</td></tr>`;

const head = ({ provider }: HomeModel): string => `<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="NIS2 compliance over GraphQL and REST: applicability, measures, incident texts, gap assessment, documents.">
<title>${escapeMarkup(provider)}</title>${ICON_LINK}${FONT_LINK}<style>${HOME_STYLE}</style></head>`;

const hero = `<div class="hero wrap"><p class="kicker">Directive (EU) 2022/2555 as an API</p>
<h1>NIS2 answers that name their source</h1>
<p class="lead">Find out whether the Directive applies, what its measures mean beside the standards you already follow, and what an incident report must say. Deterministic, in the caller’s language, over GraphQL and REST.</p>
<div class="actions"><a class="button first" href="#start">Get a sandbox key</a><a class="button" href="/docs">Guides</a><a class="button" href="/reference">API reference</a><a class="button" href="/console">Console</a></div></div>`;

const offers = `<section aria-labelledby="offers"><div class="wrap"><h2 id="offers">What it does</h2>
<p class="intro">Every operation exists once and is available over GraphQL at <code>/graphql</code> and over REST under <code>/v1</code>.</p>
<ul class="cards">${CARDS.map(card).join('')}</ul></div></section>`;

/** The commands work as written, in this order. */
function start({ publicUrl }: HomeModel): string {
  const base = escapeMarkup(publicUrl);
  return `<section id="start" aria-labelledby="begin"><div class="wrap"><h2 id="begin">Start in a minute</h2>
<p class="intro">Sandbox keys cost nothing and bill nothing; answers of the law are real, orders and documents are samples.</p>
<ol class="steps"><li><div><h3>Sign up for a sandbox key</h3><p>The answer holds it in <code>data.sandbox_voti</code>. It is shown once.</p>
<pre tabindex="0"><code>curl ${base}/v1/signup \\
  -H 'Content-Type: application/json' \\
  -d '{"nimi": "Example Law", "email": "you@example.org", "roll": "lawyer_firm"}'</code></pre></div></li>
<li><div><h3>Ask with the key</h3><p>Does the Directive apply to an electricity supplier with 120 people and EUR 25 million of turnover?</p>
<pre tabindex="0"><code>export NIS2_KEY=<span class="c">nis2_test_lawyer_firm_…</span>

curl ${base}/v1/scoping \\
  -H "X-API-Key: $NIS2_KEY" -H 'Content-Type: application/json' \\
  -d '{"tootajad": 120, "kaive_meur": 25, "sektor": "energy_electricity", "riik": "ee", "keel": "en"}'</code></pre></div></li>
<li><div><h3>Or use GraphQL</h3><p>The same question over GraphQL.</p>
<pre tabindex="0"><code>curl ${base}/graphql \\
  -H "X-API-Key: $NIS2_KEY" -H 'Content-Type: application/json' \\
  -d '{"query": "{ scoping(tootajad: 120, sektor: \\"energy_electricity\\") { klassifikatsioon } }"}'</code></pre></div></li></ol></div></section>`;
}

const endpoints = ({
  routes,
}: HomeModel): string => `<section id="endpoints" aria-labelledby="paths"><div class="wrap"><h2 id="paths">Endpoints</h2>
<table><caption>Keys travel in the header <code>X-API-Key</code>.</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Purpose</th><th scope="col">Access</th></tr></thead>
<tbody>${routes.map(routeRow).join('')}</tbody></table></div></section>`;

const further = `<section aria-labelledby="more"><div class="wrap"><h2 id="more">Read on</h2><ul class="links">${LINKS.map(link).join('')}</ul></div></section>`;

export function homePage(model: HomeModel): Page {
  const body = `<!doctype html>
<html lang="en">${head(model)}
<body>${masthead(model.provider, NAVIGATION)}
<main id="main">${hero}${offers}${start(model)}${endpoints(model)}${further}</main>
${foot(model)}</body></html>
`;
  return {
    body,
    contentType: HTML,
    contentSecurityPolicy: policy({
      'font-src': "'self'",
      'style-src': hashSource(HOME_STYLE),
      'img-src': 'data:',
    }),
  };
}
