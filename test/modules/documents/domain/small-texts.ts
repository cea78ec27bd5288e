/** Texts of documents: the key with its values in brackets, so that a row shows which text it has; a few have words. */
import type { DateParam, MessageParams } from '../../../../src/shared/message.js';
import type { Texts } from '../../../../src/shared/texts.js';

const WORDS: Readonly<Record<string, string>> = {
  'clauses:cite.article': 'art {n}',
  'clauses:cite.articles': 'arts {n}',
  'clauses:cite.paragraph': '({n})',
  'clauses:cite.point': '({n})',
  'clauses:cite.letters': 'a b c d e f g h i j',
  'clauses:cite.annex': 'Annex {n}',
  'clauses:cite.annex_only': 'Annex',
  'clauses:cite.annex_point': 'point {n}',
  'clauses:cite.recital': 'recital {n}',
  'clauses:words.date': 'on {date}',
  'clauses:words.hours': '{hours} h',
  'clauses:words.proposed': '{value} proposed',
  'clauses:words.number': '{value}',
  'documents:paper.words.blank': '[…]',
  'documents:paper.roles.board.name': 'Board',
  'documents:paper.roles.security_officer.name': 'Security officer',
  'documents:paper.roles.incident_lead.name': 'Incident lead',
  'documents:paper.roles.continuity_lead.name': 'Continuity lead',
  'documents:paper.roles.data_protection.name': 'DPO',
};

const written = (value: string | number | DateParam): string => {
  if (typeof value !== 'object') return String(value);
  return 'day' in value ? value.day : value.at.toISOString();
};

const inBrackets = (params: MessageParams): string =>
  ` [${Object.values(params).map(written).join(', ')}]`;

function filled(words: string, params: MessageParams): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : written(value);
  });
}

/** Texts in English; in other languages the code of the language follows. */
const textsWith = (words: Readonly<Record<string, string>>): Texts => ({
  localize({ key, params }, language) {
    const text = words[key];
    const own =
      text === undefined
        ? `${key}${params === undefined ? '' : inBrackets(params)}`
        : filled(text, params ?? {});
    return language === 'en' || text !== undefined ? own : `${own} in ${language}`;
  },
  complete: new Set(),
});

export const SMALL_TEXTS = textsWith(WORDS);

/** Some texts with words of their own. */
export const withWords = (words: Readonly<Record<string, string>>): Texts =>
  textsWith({ ...WORDS, ...words });
