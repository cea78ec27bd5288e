/** The GraphQL explorer: GraphiQL, served entirely from this service. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { HTML, ICON_LINK, policy, type HtmlPage } from './page.js';
import type { PageAssets } from './page-assets.js';

/** The editor needs inline styles; scripts and connections are limited to this service. */
const POLICY = policy({
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
});

/** On a phone the answer is below the editor, which would leave it one character beside it. */
const STYLE = `html, body, #root { height: 100%; margin: 0; }
@media (max-width: 40rem) { #graphiql-session { flex-direction: column; } #graphiql-session > .graphiql-horizontal-drag-bar { display: none; }
  .graphiql-editors, .graphiql-response { min-height: 0; width: 100%; } }`;

/** @param isStrict see D-384 */
export function explorerPage({ paths }: Pick<PageAssets, 'paths'>, isStrict: boolean): HtmlPage {
  const workers = JSON.stringify({
    editorWorkerService: paths['explorer-editor-worker.js'],
    json: paths['explorer-json-worker.js'],
    graphql: paths['explorer-graphql-worker.js'],
  });
  return {
    contentType: HTML,
    contentSecurityPolicy: POLICY,
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL explorer</title>${ICON_LINK}
<link rel="stylesheet" href="${paths['explorer.css']}">
<style>${STYLE}</style>
<script src="${paths['explorer-boot.js']}" data-worker="${escapeMarkup(workers)}"${isStrict ? ' data-strict' : ''}></script>
<script src="${paths['explorer.js']}" defer></script></head>
<body class="no-focus-outline"><noscript>The explorer needs JavaScript. The same operations are in the <a href="/reference">API reference</a>.</noscript>
<div id="root"></div></body></html>
`,
  };
}
