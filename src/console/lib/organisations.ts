/** Organisations (clients) of the reader, kept in this browser; each has drafts of its own. */
import { readStored, removeStored, writeStored } from './storage.js';

/** `name`: as given by the reader; may be empty. */
export type Organisation = Readonly<{ id: string; name: string }>;

const LIST = 'organisations';
const ACTIVE = 'active';
const FIRST: Organisation = { id: 'first', name: '' };

export const organisations = (): readonly Organisation[] =>
  (readStored(LIST) as readonly Organisation[] | undefined) ?? [FIRST]; // written below alone

export function activeOrganisation(): Organisation {
  const all = organisations();
  const id = readStored(ACTIVE);
  return all.find((one) => one.id === id) ?? all[0] ?? FIRST;
}

export function activate(id: string): void {
  writeStored(ACTIVE, id);
}

/** The new organisation is the active one. */
export function addOrganisation(): void {
  const id = String(Date.now());
  writeStored(LIST, [...organisations(), { id, name: '' }]);
  activate(id);
}

export function renameOrganisation(id: string, name: string): void {
  writeStored(
    LIST,
    organisations().map((one) => (one.id === id ? { ...one, name } : one)),
  );
}

/** Its drafts go with it. */
export function removeOrganisation(id: string): void {
  removeStored(`${id}/`);
  writeStored(
    LIST,
    organisations().filter((one) => one.id !== id),
  );
}

/** Name in storage of an organisation's draft. */
export const draftName = (organisation: string, name: string): string => `${organisation}/${name}`;

export const draftOfOrganisation = (organisation: string, name: string): unknown =>
  readStored(draftName(organisation, name));
