/** What an order states about the sender of a notice. */
import { lookup } from '../../scoping/domain/lookup.js';
import { message } from '../../../shared/message.js';
import { wordIn, type DocumentCase } from './document-source.js';

const listed = (texts: readonly (string | null | undefined)[]): string | null => {
  const given = texts.filter((text) => text != null && text !== '');
  return given.length === 0 ? null : given.join(', ');
};

/** Keys that the Directive does not have stay blank. */
function sectorAndTypes({ knowledge, facts, language }: DocumentCase): string | null {
  const { sector } = facts.size;
  const known = sector === null ? null : lookup(knowledge.applicability.sectors, sector);
  if (known === null) return null;
  const nameOf = (path: string) => knowledge.texts.localize(message(path), language);
  const types = known.entityTypes
    .map(({ key }) => key)
    .filter((key) => facts.profile.entityTypes?.includes(key));
  return listed([
    nameOf(`sectors:names.${known.key}`),
    ...types.map((type) => nameOf(`sectors:types.${type}`)),
  ]);
}

/** The incident lead, otherwise the contact of the organisation. */
function contactOf(one: DocumentCase): string | null {
  const { organisation, roles } = one.facts;
  const lead = roles.incident_lead;
  const person =
    lead === undefined
      ? organisation.contact
      : `${lead} (${wordIn(one, 'roles.incident_lead.name')})`;
  return listed([person, organisation.phone, organisation.email]);
}

/**
 * Fills the blanks of the sender in their order: name, code, sector and type, member states, contact. The states in which
 * services are provided and earlier references are not in an order.
 */
export function withSender(one: DocumentCase, text: string): string {
  const { name, registrationCode } = one.facts.organisation;
  const values = [name, registrationCode, sectorAndTypes(one), null, contactOf(one)];
  let blanks = 0;
  return text.replaceAll(/\[[^\]]+\]/g, (blank) => {
    blanks += 1;
    return values[blanks - 1] ?? blank;
  });
}
