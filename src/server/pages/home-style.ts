/** Style of the home page. */
import { BASE_STYLE } from './base-style.js';

export const HOME_STYLE = `${BASE_STYLE}
h1 { font: 400 clamp(2.1rem, 6.2vw, 3.5rem)/1.08 var(--serif); letter-spacing: -.015em; margin: 0 0 1.1rem; max-width: 17em; }
.hero { padding-block: clamp(2.75rem, 8vw, 5.5rem) clamp(2.25rem, 5vw, 3.75rem); }
.kicker { font-size: .82rem; font-weight: 600; letter-spacing: .13em; text-transform: uppercase; color: var(--brass); margin: 0 0 1rem; }
.lead { font-size: clamp(1.08rem, 2.2vw, 1.24rem); color: var(--quiet); max-width: 42em; margin: 0 0 1.9rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.button { display: inline-block; padding: .68rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem; text-decoration: none; font-weight: 600; background: var(--card); }
.button.first { background: #14304f; border-color: #14304f; color: #fff; } .button:hover { border-color: var(--brass); text-decoration: none; }
@media (prefers-color-scheme: dark) { .button.first { background: #d9b36c; border-color: #d9b36c; color: #14202c; } }
section { padding: clamp(2rem, 5vw, 3.4rem) 0; border-top: 1px solid var(--line); }
.intro { color: var(--quiet); max-width: 44em; margin: 0 0 1.6rem; }
.cards { display: grid; gap: 1px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); background: var(--line); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; padding: 0; margin: 0; list-style: none; }
.cards li { background: var(--card); padding: 1.3rem 1.4rem; } .cards p { margin: 0; color: var(--quiet); font-size: .96rem; }
.steps { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.75rem; counter-reset: step; }
.steps > li { counter-increment: step; display: grid; gap: .3rem 1.25rem; grid-template-columns: 2.4rem minmax(0, 1fr); }
.steps > li::before { content: counter(step); font: 400 1.7rem/1.1 var(--serif); color: var(--brass); }
.steps p { margin: 0 0 .7rem; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
caption { text-align: left; color: var(--quiet); padding-bottom: .8rem; }
th { text-align: left; font-size: .78rem; letter-spacing: .06em; text-transform: uppercase; color: var(--quiet); border-bottom: 2px solid var(--navy); padding: .5rem 1rem .5rem 0; }
td { border-bottom: 1px solid var(--line); padding: .6rem 1rem .6rem 0; vertical-align: top; } td code { white-space: nowrap; }
.method { font: 600 .76rem/1 var(--mono); letter-spacing: .04em; color: var(--get); } .method.post { color: var(--post); }
.access { color: var(--quiet); }
.label { display: none; }
.languages.wrap { padding-top: 1rem; } .languages ul { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; justify-content: flex-end; width: 100%; margin: 0; padding: 0; list-style: none; font-size: .92rem; }
.languages a { display: inline-block; } .languages a[aria-current] { font-weight: 600; text-decoration: underline; text-decoration-color: var(--brass); }
h2 + .links { margin-top: 1.2rem; }
@media (max-width: 44rem) { thead { position: absolute; left: -999px; } table, tbody, tr, td, caption { display: block; }
  td.access .label { display: inline; }
  tr { border-bottom: 1px solid var(--line); padding: .8rem 0; } td { border: 0; padding: .1rem 0; } td code { white-space: normal; overflow-wrap: anywhere; }
  .steps > li { grid-template-columns: minmax(0, 1fr); } .languages ul { justify-content: flex-start; } header nav { width: 100%; } }
@media print { header nav, .actions, .languages { display: none; } pre { white-space: pre-wrap; } }
`;
