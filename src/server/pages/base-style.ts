/** Style shared by all pages. */
import { fontStyle, SERIF } from './font-style.js';

export const BASE_STYLE = `
${fontStyle('optional')}:root { color-scheme: light dark; --ground: #fbfaf7; --card: #ffffff; --ink: #1b2430; --quiet: #566270; --line: #dfe2e6;
  --navy: #14304f; --brass: #8a6426; --code: #12263d; --code-ink: #e8edf3; --code-quiet: #9fb2c6; --get: #1f6b4a; --post: #8a4b12;
  --serif: ${SERIF};
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace; }
@media (prefers-color-scheme: dark) { :root { --ground: #0f161e; --card: #16202b; --ink: #e6eaef; --quiet: #a3afbc;
  --line: #2a3745; --navy: #cfe0f2; --brass: #d9b36c; --code: #0a1119; --get: #6cc79c; --post: #e0a468; } }
@media print { :root { color-scheme: light; --ground: #ffffff; --card: #ffffff; --ink: #1b2430; --quiet: #566270; --line: #cfd4da;
  --navy: #14304f; --brass: #8a6426; --code: #ffffff; --code-ink: #1b2430; --code-quiet: #566270; --get: #1f6b4a; --post: #8a4b12; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 var(--sans); }
a { color: var(--navy); text-decoration-color: var(--brass); text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--brass); outline-offset: 3px; border-radius: 3px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 2; }
.wrap { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
header { border-bottom: 1px solid var(--line); }
header .wrap { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; align-items: center; min-height: 4rem; padding-top: .6rem; padding-bottom: .6rem; }
.brand { font: 600 1.05rem/1.2 var(--sans); color: var(--navy); text-decoration: none; display: flex; gap: .65rem; align-items: center; margin-right: auto; }
.brand svg { width: 1.7rem; height: 1.7rem; flex: none; }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .94rem; }
nav a { text-decoration: none; padding: .3rem 0; } nav a:hover { text-decoration: underline; }
h1, h2, h3 { color: var(--navy); line-height: 1.15; text-wrap: balance; }
h2 { font: 400 clamp(1.55rem, 3.6vw, 2.05rem)/1.15 var(--serif); letter-spacing: -.01em; margin: 0 0 .5rem; }
h3 { font: 600 1.02rem/1.3 var(--sans); margin: 0 0 .3rem; }
pre { margin: 0; padding: 1.05rem 1.2rem; background: var(--code); color: var(--code-ink); border-radius: .6rem; overflow-x: auto; font: .875rem/1.65 var(--mono); tab-size: 2; }
pre .c { color: var(--code-quiet); } code { font-family: var(--mono); font-size: .92em; }
.links { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); list-style: none; padding: 0; margin: 0; }
.links a { display: block; height: 100%; padding: 1rem 1.2rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; text-decoration: none; font-weight: 600; }
.links a:hover { border-color: var(--brass); } .links span { display: block; font-weight: 400; color: var(--quiet); font-size: .92rem; }
footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: .92rem; padding: 1.8rem 0 3rem; } footer p { max-width: 52em; margin: 0 0 .5rem; }
`;
