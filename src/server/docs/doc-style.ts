/** Style of the guides. */
import { BASE_STYLE } from '../pages/base-style.js';
import { EXAMPLE_STYLE } from './example-style.js';

const LAYOUT = `
header .wrap, footer .wrap, .doc.wrap { max-width: 90rem; }
.doc { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem clamp(2rem, 4vw, 3.5rem); padding-block: clamp(1.25rem, 3vw, 2.5rem) 3.5rem; }
main, article { min-width: 0; }
.pages, .contents { font-size: .94rem; }
.pages { display: block; border-top: 1px solid var(--line); padding-top: 1.4rem; }
.pages h2, .contents h2 { font: 600 .78rem/1.3 var(--sans); letter-spacing: .1em; text-transform: uppercase; color: var(--brass); margin: 0 0 .4rem; }
.pages ul, .contents ul, .folded ul, .languages ul { list-style: none; margin: 0; padding: 0; } .pages ul { margin-bottom: 1.2rem; }
.pages a, .contents a, .folded a { display: block; padding: .28rem 0; }
.pages small { font-weight: 400; color: var(--quiet); }
.pages a[aria-current] { font-weight: 600; text-decoration: underline; text-decoration-color: var(--brass); }
.contents { display: none; }
.contents a { color: var(--quiet); text-decoration: none; border-left: 2px solid var(--line); padding: .25rem 0 .25rem .9rem; line-height: 1.4; }
.contents a:hover, .contents a[aria-current] { color: var(--navy); } .contents a[aria-current] { border-left-color: var(--brass); font-weight: 600; }
.folded { margin: 0 0 1.4rem; padding: .6rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.folded summary { cursor: pointer; font-weight: 600; } .folded ul { padding-top: .4rem; }
.languages { float: right; margin: .1rem 0 .5rem 1.5rem; } .languages ul { display: flex; gap: .2rem 1rem; }
.languages a[aria-current] { font-weight: 600; text-decoration: underline; text-decoration-color: var(--brass); }
.search { display: block; position: relative; } @media (scripting: none) { .search { display: none; } }
.search input { width: 100%; height: 2.75rem; padding: 0 .9rem; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--quiet); border-radius: .5rem; }
.search input::placeholder { color: var(--quiet); opacity: 1; }
.search ul { position: absolute; z-index: 3; top: calc(100% + .4rem); left: 0; width: min(34rem, calc(100vw - 2.5rem)); max-height: min(32rem, 70vh); overflow-y: auto; overscroll-behavior: contain; margin: 0; padding: .4rem; list-style: none; background: var(--card); border: 1px solid var(--quiet); border-radius: .6rem; box-shadow: 0 12px 32px rgb(0 0 0 / .22); }
.search li a, .search .none { display: block; padding: .5rem .8rem; border-radius: .4rem; text-decoration: none; overflow-wrap: anywhere; } .search .none { color: var(--quiet); }
.search li span { display: block; color: var(--quiet); font-size: .88rem; line-height: 1.4; } .search small { color: var(--quiet); }
.search li a:hover, .search li a:focus, .search input:focus ~ ul li:first-child a { background: color-mix(in srgb, var(--line) 60%, transparent); }
.search li a:focus-visible { outline-offset: -3px; } .search p { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.next { margin-top: 2.6rem; padding-top: 1.2rem; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .4rem 2rem; justify-content: space-between; }
@media (min-width: 60rem) {
  .doc { grid-template-columns: 14.5rem minmax(0, 1fr); grid-template-rows: auto 1fr; }
  .find { grid-area: 1 / 1; } main { grid-area: 1 / 2 / 3; }
  .pages { grid-area: 2 / 1; border: 0; padding: .2rem .5rem 2rem 0; position: sticky; top: 1.2rem; max-height: calc(100vh - 1.2rem); overflow-y: auto; align-self: start; } }
@media (min-width: 76rem) {
  .doc { grid-template-columns: 14.5rem minmax(0, 1fr) 14rem; }
  .contents { display: block; grid-area: 1 / 3 / 3; position: sticky; top: 1.6rem; align-self: start; max-height: calc(100vh - 3rem); overflow-y: auto; }
  .folded { display: none; } }
@media (max-width: 44rem) { header nav { width: 100%; } .languages { float: none; margin: 0 0 1rem; } td { hyphens: auto; } td code { hyphens: manual; } }
@media print { h2, h3, thead { break-after: avoid; } tr { break-inside: avoid; } .table { overflow: visible; }
  header nav, .languages, .pages, .next, .search, .contents, .folded, .bar button, .tabs > input, .tabs > label { display: none; } pre { white-space: pre-wrap; } }
`;

const TEXT = `
h1 { font: 400 clamp(1.9rem, 5.2vw, 2.8rem)/1.1 var(--serif); letter-spacing: -.015em; margin: 0 0 1rem; }
h1 + p { font-size: 1.12rem; color: var(--quiet); }
article h2 { margin: 2.6rem 0 .7rem; font-size: clamp(1.35rem, 3vw, 1.7rem); } article h3 { margin: 1.8rem 0 .5rem; }
article h2, article h3, article [id] { scroll-margin-top: 1.2rem; }
article h2 code, article h3 code { font-size: .84em; overflow-wrap: anywhere; }
article p, article li { overflow-wrap: break-word; } article p, article ul, article ol { margin: 0 0 1rem; }
article li { margin-bottom: .3rem; } article small { font-weight: 400; color: var(--quiet); }
article :not(pre) > code { background: color-mix(in srgb, var(--line) 55%, transparent); padding: .08em .3em; border-radius: .25rem; overflow-wrap: anywhere; }
article { max-width: 52rem; } article > p, article > ul:not(.links), article > ol { max-width: 46rem; }
.table { overflow-x: auto; margin: 0 0 1.2rem; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th { text-align: left; font-size: .78rem; letter-spacing: .05em; text-transform: uppercase; color: var(--quiet); border-bottom: 2px solid var(--navy); padding: .4rem .9rem .4rem 0; }
td { border-bottom: 1px solid var(--line); padding: .5rem .9rem .5rem 0; vertical-align: top; min-width: 6rem; }
article th code { text-transform: none; letter-spacing: 0; background: none; padding: 0; } article th code, article td code { overflow-wrap: normal; }
.task { list-style: none; margin-left: -1.4rem; }
`;

export const DOC_STYLE = `${BASE_STYLE}${LAYOUT}${TEXT}${EXAMPLE_STYLE}`;
