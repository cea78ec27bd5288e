/** Style of the payment pages. */
import { fontStyle, SERIF } from '../pages/font-style.js';

export const PAYMENT_STYLE = `
${fontStyle('optional')}:root { color-scheme: light dark; --ground: #fbfaf7; --card: #ffffff; --ink: #1b2430; --quiet: #566270; --line: #dfe2e6;
  --navy: #14304f; --brass: #8a6426; --warn: #fbf1dc; --warn-ink: #5c4010; --button: #14304f; --button-ink: #ffffff;
  --serif: ${SERIF};
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --ground: #0f161e; --card: #16202b; --ink: #e6eaef; --quiet: #a3afbc;
  --line: #2a3745; --navy: #cfe0f2; --brass: #d9b36c; --warn: #3a2d12; --warn-ink: #f3dfb4; --button: #d9b36c; --button-ink: #14202c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 var(--sans); }
main { max-width: 34rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem; }
.top { display: flex; justify-content: space-between; gap: 1rem; color: var(--quiet); font-size: .94rem; margin-bottom: 1.25rem; }
.languages { position: relative; } .languages summary { cursor: pointer; }
.languages ul { position: absolute; right: 0; z-index: 1; margin: .4rem 0 0; padding: .6rem 1rem; list-style: none; columns: 2; column-gap: 1.5rem; width: max-content; max-width: calc(100vw - 2.5rem); background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
.languages li { padding: .2rem 0; } .languages [aria-current] { font-weight: 600; }
.back { margin: 1.5rem 0 0; }
a { color: var(--navy); text-decoration-color: var(--brass); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--brass); outline-offset: 3px; border-radius: 3px; }
.notice { background: var(--warn); color: var(--warn-ink); border-radius: .6rem; padding: .8rem 1.1rem; margin: 0 0 1.25rem; }
.notice strong { display: block; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: clamp(1.25rem, 5vw, 2rem); }
h1 { font: 400 clamp(1.6rem, 5vw, 2.1rem)/1.15 var(--serif); color: var(--navy); margin: 0 0 .35rem; text-wrap: balance; }
.order { color: var(--quiet); font-size: .9rem; margin: 0 0 1.5rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: 1fr auto; margin: 0; }
dt, dd { padding: .3rem 0; } dt { color: var(--quiet); } dd { margin: 0; padding-left: 1.5rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total { border-top: 1px solid var(--line); padding-top: .7rem; margin-top: .4rem; color: var(--ink); font-weight: 600; font-size: 1.12rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem; }
button { font: 600 1rem/1.2 var(--sans); padding: .85rem 1.4rem; border-radius: .5rem; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; flex: 1 1 8rem; }
button.first { background: var(--button); border-color: var(--button); color: var(--button-ink); flex: 3 1 14rem; }
button:hover { border-color: var(--brass); }
.state { margin: 1.75rem 0 0; padding-top: 1.1rem; border-top: 1px solid var(--line); }
`;
