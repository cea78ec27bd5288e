/** Checks that addresses in the law data can be opened as written. */
import type { KnowledgeFiles } from '../../src/knowledge/read-files.js';
import { dataStrings, type DataString } from './data-strings.js';

const IS_ADDRESS = /^https?:\/\//;

/** Lists of consulted sources may append a remark in parentheses. */
const REMARK = / \([^()]*(\([^()]*\)[^()]*)*\)$/;

const namesAddress = ({ member, text }: DataString): boolean =>
  /(^|_)url$/.test(member) || IS_ADDRESS.test(text);

function wrongForm(text: string): string | null {
  if (!URL.canParse(text)) return 'is no address';
  const { protocol, username, hostname } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'is no web address';
  if (username !== '' || !hostname.includes('.')) return 'names no public host';
  return /\s|[.,;]$/.test(text) ? 'holds a space or ends with a punctuation mark' : null;
}

/** @returns one line per error */
export const urlErrors = (files: KnowledgeFiles): string[] =>
  dataStrings(files)
    .filter(namesAddress)
    .flatMap(({ place, text }) => {
      const wrong = wrongForm(text.replace(REMARK, ''));
      return wrong === null
        ? []
        : [`${place}: "${text}" ${wrong}; copy the address from its source`];
    });
