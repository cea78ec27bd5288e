/** Name shown for an organisation: as given in the list, else of its case file, else its number in the list. */
import { draftOfOrganisation, type Organisation } from './organisations.js';
import type { CaseDraft } from './case-facts.js';
import type { Translate } from './texts.js';

export function organisationName(t: Translate, { id, name }: Organisation, at: number): string {
  const draft = draftOfOrganisation(id, 'case') as CaseDraft | undefined; // written by the case view
  const given = name === '' ? (draft?.fields['organisatsioon.nimi'] ?? '') : name;
  return given.trim() === '' ? t('console:home.unnamed', { number: at + 1 }) : given.trim();
}
