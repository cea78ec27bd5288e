/** Organisations (clients) of the reader, kept in this browser; each has drafts of its own. */
import { readKept, removeKept, writeKept } from './storage.js';

/** `name`: as given by the reader; may be empty. */
export type Organisation = Readonly<{ id: string; name: string }>;

const LIST = 'organisations';
const ACTIVE = 'active';
const FIRST: Organisation = { id: 'first', name: '' };

export const organisations = (): readonly Organisation[] =>
  (readKept(LIST) as readonly Organisation[] | undefined) ?? [FIRST]; // written below alone

export function activeOrganisation(): Organisation {
  const all = organisations();
  const id = readKept(ACTIVE);
  return all.find((one) => one.id === id) ?? all[0] ?? FIRST;
}

export function activate(id: string): void {
  writeKept(ACTIVE, id);
}

/** The new organisation is the active one. */
export function addOrganisation(): void {
  const id = String(Date.now());
  writeKept(LIST, [...organisations(), { id, name: '' }]);
  activate(id);
}

export function renameOrganisation(id: string, name: string): void {
  writeKept(
    LIST,
    organisations().map((one) => (one.id === id ? { ...one, name } : one)),
  );
}

/** Its drafts go with it. */
export function removeOrganisation(id: string): void {
  removeKept(`${id}/`);
  writeKept(
    LIST,
    organisations().filter((one) => one.id !== id),
  );
}

/** Name in storage of an organisation's draft. */
export const draftName = (organisation: string, name: string): string => `${organisation}/${name}`;

export const draftOfOrganisation = (organisation: string, name: string): unknown =>
  readKept(draftName(organisation, name));
