/** Colours code when the pages are built: spans with classes, no style in the page and no script for readers. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import { WRITTEN_ADDRESS } from '../../src/server/docs/doc-files.js';
import { escapeMarkup } from '../../src/shared/escape-markup.js';

const highlighter = hljs.newInstance();
const GRAMMARS = { bash, graphql, javascript, json, python };
for (const [name, grammar] of Object.entries(GRAMMARS)) highlighter.registerLanguage(name, grammar);
highlighter.configure({ classPrefix: 't-' });

/** By the language of a fence; others are not coloured. */
const GRAMMAR_OF: Readonly<Record<string, keyof typeof GRAMMARS>> = {
  sh: 'bash',
  graphql: 'graphql',
  js: 'javascript',
  ts: 'javascript',
  json: 'json',
  py: 'python',
  python: 'python',
};

const timesIn = (text: string): number => text.split(WRITTEN_ADDRESS).length;

/**
 * @param lang language of the fence
 * @throws Error if a span would divide the address, which the service replaces in the page
 */
export function highlight(text: string, lang: string): string {
  const language = GRAMMAR_OF[lang];
  if (language === undefined) return escapeMarkup(text);
  const html = highlighter.highlight(text, { language, ignoreIllegals: true }).value;
  if (timesIn(html) !== timesIn(text)) throw new Error(`an address is divided: ${text}`);
  return html;
}
