/** The API reference: Scalar over our OpenAPI document, served entirely from this service. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { HTML, ICON_LINK, policy, type HtmlPage } from './page.js';
import type { PageAssets } from './page-assets.js';

/** The reference needs inline styles; scripts and connections are limited to this service. */
const POLICY = policy({
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
});

/** `openapiUrl`: such as `/openapi.json`. `isStrict`: see D-384. */
type ReferenceModel = Readonly<{ openapiUrl: string; isStrict: boolean }>;

export function referencePage(
  { openapiUrl, isStrict }: ReferenceModel,
  { paths }: Pick<PageAssets, 'paths'>,
): HtmlPage {
  return {
    contentType: HTML,
    contentSecurityPolicy: POLICY,
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>${ICON_LINK}
<script src="${paths['reference-boot.js']}" data-openapi="${escapeMarkup(openapiUrl)}"${isStrict ? ' data-strict' : ''}></script>
<script src="${paths['reference.js']}" defer></script></head>
<body><noscript>The reference needs JavaScript. The same document as a file: <a href="${escapeMarkup(openapiUrl)}">${escapeMarkup(openapiUrl)}</a>.</noscript>
<div id="root"></div></body></html>
`,
  };
}
