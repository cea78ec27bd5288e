/** Style of examples: bar, tabs, answers, results. */

/** As many as there are languages of examples. */
const TAB_POSITIONS = [1, 2, 3, 4, 5];

/** Panels share one cell; the chosen one is visible. */
const chosen = TAB_POSITIONS.map(
  (at) => `.tabs > input:nth-of-type(${at}):checked ~ .panels > :nth-child(${at})`,
).join(', ');

/** Colours of a token, by its class, on dark ground; each has a contrast of at least 4.5 on every ground that it appears on. */
const DARK = {
  string: '#a8d5a0',
  keyword: '#dcb8f2',
  attr: '#93c9ff',
  number: '#f3b98a',
  variable: '#ecd08a',
  title: '#83d6cf',
  comment: '#a3b4c6',
} as const;
type Token = keyof typeof DARK;

/** The same on light ground. */
const LIGHT: Readonly<Record<Token, string>> = {
  string: '#1b6638',
  keyword: '#7b2a93',
  attr: '#0b5394',
  number: '#95450c',
  variable: '#7a5200',
  title: '#0a6370',
  comment: '#566270',
};

/** Other classes of the highlighter that have the colour of a token. */
const LIKE: Readonly<Record<Token, readonly string[]>> = {
  string: ['regexp'],
  keyword: ['meta'],
  attr: ['property'],
  number: ['literal', 'symbol'],
  variable: ['template-variable'],
  title: ['built_in', 'type'],
  comment: [],
};

const variables = (palette: Readonly<Record<Token, string>>): string =>
  Object.entries(palette)
    .map(([token, colour]) => `--t-${token}: ${colour};`)
    .join(' ');

const coloured = Object.entries(LIKE)
  .map(([token, others]) => {
    const classes = [token, ...others].map((name) => `.t-${name}`).join(', ');
    return `${classes} { color: var(--t-${token}); }`;
  })
  .join('\n');

export const TOKEN_COLOURS = { dark: DARK, light: LIGHT } as const;

const COLOURS = `
.code { ${variables(DARK)} }
.answer { ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { .answer { ${variables(DARK)} } }
${coloured}
@media print {
  .code, .answer { ${variables(LIGHT)} }
  .code, .result { border: 1px solid var(--line); break-inside: avoid; } .result { display: none; }
  .panels { display: block; } .panel { visibility: visible; margin-bottom: .6rem; } .panel > .code:not(.answer) .bar span { visibility: visible; } }
`;

export const EXAMPLE_STYLE = `
.code, .result { margin: 0 0 1.2rem; border-radius: .6rem; overflow: hidden; background: var(--code); color: var(--code-ink); }
.code:has(+ .answer) { margin-bottom: .5rem; }
.bar { display: flex; gap: .4rem; align-items: center; min-height: 2.5rem; padding: .2rem .5rem .2rem 1.2rem; font-size: .8rem; color: var(--code-quiet); }
.bar span { margin-right: auto; }
.bar button { font: inherit; min-height: 1.75rem; padding: 0 .7rem; color: inherit; background: none; border: 1px solid transparent; border-radius: .35rem; cursor: pointer; }
.bar button:hover { color: var(--code-ink); border-color: var(--code-quiet); } .bar button[data-run] { color: var(--code-ink); border-color: var(--code-quiet); }
@media (scripting: none) { .bar button { display: none; } }
.code pre, .result pre { margin: 0; padding: .1rem 1.2rem 1.05rem; border-radius: 0; background: none; color: inherit; }
.code pre:focus-visible, .result pre:focus-visible { outline-offset: -3px; }
.answer, .result { background: var(--card); color: var(--ink); border: 1px solid var(--line); }
.answer .bar, .result .bar { min-height: 2rem; color: var(--quiet); } .answer pre, .result pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.result { border-color: var(--brass); } .result pre { height: 16rem; overflow-y: auto; } .result button:hover { color: var(--ink); }
.result p { margin: 0; padding: .5rem 1.2rem; border-top: 1px solid var(--line); font-size: .84rem; color: var(--quiet); }
.tabs { min-width: 0; margin: 0 0 1.2rem; padding: 0; border: 0; display: flex; flex-wrap: wrap; gap: .2rem; }
.tabs legend, .tabs > input { position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0; clip-path: inset(50%); margin: 0; white-space: nowrap; }
.tabs > label { padding: .3rem .8rem; border-radius: .4rem; font-size: .9rem; font-weight: 600; color: var(--quiet); cursor: pointer; border-bottom: 2px solid transparent; }
.tabs > label:hover { color: var(--navy); } .tabs > input:checked + label { color: var(--navy); border-bottom-color: var(--brass); border-radius: .4rem .4rem 0 0; }
.tabs > input:focus-visible + label { outline: 3px solid var(--brass); outline-offset: 1px; }
.panel > .code:not(.answer) .bar span { visibility: hidden; }
.panels { flex: 0 0 100%; min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); }
.panel { grid-area: 1 / 1; visibility: hidden; min-width: 0; } .panel .code:last-child { margin-bottom: 0; }
${chosen} { visibility: visible; }
${COLOURS}`;
