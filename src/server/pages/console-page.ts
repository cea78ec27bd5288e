/** The console: one page for all its addresses, rendered by its script. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { HTML, ICON_LINK, policy, type HtmlPage } from './page.js';
import type { ConsoleFiles } from './console-files.js';
import { FONT_LINK } from './font-style.js';

const POLICY = policy({
  'font-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
});

/** `kbVersion`: of the law data. `version`: of the API. `isStrict`: see D-384. `limits`: requests under each licence. */
export type ConsoleModel = Readonly<{
  provider: string;
  version: string;
  isStrict: boolean;
  kbVersion: string;
  limits: Readonly<Record<string, Readonly<{ perMinute: number; perMonth: number | null }>>>;
}>;

export function consolePage(model: ConsoleModel, files: ConsoleFiles): HtmlPage {
  const { provider, version, isStrict, kbVersion, limits } = model;
  const { boot, script, style, texts, questions, offers, rules, coverage } = files;
  const pageData = escapeMarkup(
    JSON.stringify({
      provider,
      version,
      isStrict,
      kbVersion,
      limits,
      texts,
      questions,
      offers,
      rules,
      coverage,
    }),
  );
  return {
    contentType: HTML,
    contentSecurityPolicy: POLICY,
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(provider)}</title>${ICON_LINK}${FONT_LINK}
<link rel="stylesheet" href="${style}">
<script type="module" src="${boot}"></script>
<script type="module" src="${script}"></script></head>
<body><noscript>The console needs JavaScript. The same operations are in the <a href="/reference">API reference</a>.</noscript>
<div id="root" data-console="${pageData}"></div></body></html>
`,
  };
}
