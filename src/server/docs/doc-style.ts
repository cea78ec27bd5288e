/** Style of the guides. */
import { BASE_STYLE } from '../pages/base-style.js';

export const DOC_STYLE = `${BASE_STYLE}
.doc { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem clamp(2rem, 5vw, 4rem); padding-block: clamp(1.75rem, 5vw, 3.5rem); }
article { min-width: 0; }
h1 { font: 400 clamp(1.9rem, 5.2vw, 2.8rem)/1.1 var(--serif); letter-spacing: -.015em; margin: 0 0 1rem; }
h1 + p { font-size: 1.12rem; color: var(--quiet); }
article h2 { margin: 2.6rem 0 .7rem; font-size: clamp(1.35rem, 3vw, 1.7rem); } article h3 { margin: 1.8rem 0 .5rem; }
article h2 code, article h3 code { font-size: .84em; overflow-wrap: anywhere; }
article p, article li { overflow-wrap: break-word; } article p, article ul, article ol { margin: 0 0 1rem; }
article li { margin-bottom: .3rem; }
article pre { margin: 0 0 1.2rem; } article pre + pre { margin-top: -.9rem; }
article :not(pre) > code { background: color-mix(in srgb, var(--line) 55%, transparent); padding: .08em .3em; border-radius: .25rem; overflow-wrap: anywhere; }
article { max-width: 50rem; } article > p, article > ul, article > ol { max-width: 46rem; }
.answer { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); color: var(--ink); border: 1px solid var(--line); }
.table { overflow-x: auto; margin: 0 0 1.2rem; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th { text-align: left; font-size: .78rem; letter-spacing: .05em; text-transform: uppercase; color: var(--quiet); border-bottom: 2px solid var(--navy); padding: .4rem .9rem .4rem 0; }
td { border-bottom: 1px solid var(--line); padding: .5rem .9rem .5rem 0; vertical-align: top; min-width: 6rem; }
.pages { display: block; font-size: .94rem; border-top: 1px solid var(--line); padding-top: 1.4rem; }
.pages h2 { font: 600 .78rem/1.3 var(--sans); letter-spacing: .1em; text-transform: uppercase; color: var(--brass); margin: 0 0 .4rem; }
.pages ul { list-style: none; margin: 0 0 1.2rem; padding: 0; } .pages a { display: block; padding: .28rem 0; }
.pages a[aria-current] { font-weight: 600; text-decoration: underline; text-decoration-color: var(--brass); }
.next { margin-top: 2.6rem; padding-top: 1.2rem; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .4rem 2rem; justify-content: space-between; }
@media (min-width: 60rem) { .doc { grid-template-columns: 13rem minmax(0, 1fr); } .pages { grid-area: 1 / 1; border: 0; padding: .4rem 0 0; }
  article { grid-area: 1 / 2; } }
@media (max-width: 44rem) { header nav { width: 100%; } }
@media print { header nav, .pages, .next { display: none; } pre { white-space: pre-wrap; } }
`;
