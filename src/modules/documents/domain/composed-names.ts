/** Provisions, people and hours in the words of the document's language. */
import type { Annex } from '../../scoping/domain/applicability-knowledge.js';
import { cite } from './citations.js';
import { citeProvision } from './cite-provision.js';
import { textFor } from './composed-case.js';
import { wordIn, type DocumentCase } from './document-source.js';
import type { RoleKey } from './order-facts.js';

/** "1(a)" → "Annex I, point 1(a)" in the form of the language. */
const annexPoint = (one: DocumentCase, annex: Annex, point: string): string =>
  citeProvision(one, `Annex ${annex} point ${point}`);

/** The holder of a role, or its name if the case names no one. */
const holder = (one: DocumentCase, role: RoleKey): string =>
  one.facts.roles[role] ?? wordIn(one, `roles.${role}.name`);

/** Nouns have a capital in German, abbreviations in every language. */
const KEEPS_CAPITAL = /^\p{Lu}{2}/u;

/** Name of a role within a sentence. */
function role(one: DocumentCase, key: RoleKey): string {
  const name = wordIn(one, `roles.${key}.name`);
  if (one.language === 'de' || KEEPS_CAPITAL.test(name)) return name;
  return name.charAt(0).toLocaleLowerCase(one.language) + name.slice(1);
}

const hours = (one: DocumentCase, value: number): string =>
  textFor(one, 'words.hours', { hours: value });

export const localName = {
  provision: citeProvision,
  annexPoint,
  citation: cite,
  holder,
  role,
  hours,
};
