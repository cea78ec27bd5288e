/** Style of the pages of countries. */
import { BASE_STYLE } from '../pages/base-style.js';

export const COUNTRY_STYLE = `${BASE_STYLE}
main { padding-block: clamp(1.75rem, 5vw, 3.5rem); }
h1 { font: 400 clamp(1.9rem, 5.2vw, 2.8rem)/1.1 var(--serif); letter-spacing: -.015em; margin: 0 0 .8rem; }
.lead { font-size: 1.1rem; color: var(--quiet); max-width: 50rem; margin: 0 0 .6rem; overflow-wrap: break-word; }
section { margin-top: 2.4rem; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .25rem 1.2rem; margin: .3rem 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
.row { border-top: 1px solid var(--line); padding: .9rem 0; break-inside: avoid; }
.row h3 { overflow-wrap: break-word; }
blockquote { margin: .4rem 0; padding-left: .9rem; border-left: 3px solid var(--brass); font-family: var(--serif); overflow-wrap: break-word; }
.source { margin: .3rem 0 0; font-size: .9rem; color: var(--quiet); overflow-wrap: anywhere; }
.none { color: var(--quiet); }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: .4rem; } }
@media print { header, .skip { display: none; } :root { color-scheme: light; --ground: #fff; --ink: #000; --quiet: #333; --navy: #000; --line: #999; }
  body { font-size: 10pt; } .wrap { max-width: none; padding: 0; } main { padding: 0; } .source a::after { content: ' <' attr(href) '>'; } a { color: inherit; } }
`;
