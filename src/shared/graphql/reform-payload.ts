/** Members of an order's payload for the memo on a draft of law. */
import { z } from 'zod';
import { caseMembers, optionalText } from './case-payload.js';

/** As in `compareReform`. */
const MAX_ORGANISATIONS = 500;
const MAX_ID_LENGTH = 100;

const member = z.strictObject({
  nimi: z.string().min(1).max(200).describe('name of the organisation'),
  tootajad: z.int().min(0).max(10_000_000).describe('employees'),
  riik: optionalText(2, 'country, ISO 3166-1 alpha-2'),
  sektor: caseMembers.sektor,
  tegevuskood: caseMembers.tegevuskood,
  kaive_meur: caseMembers.kaive_meur,
  bilanss_meur: caseMembers.bilanss_meur,
  erijuhud: caseMembers.erijuhud,
  avalik_sidevork: caseMembers.avalik_sidevork,
});

export const reformMembers = {
  reform: optionalText(
    MAX_ID_LENGTH,
    'draft of law that the service reformimemo is about: one of eelnoud of the service',
  ),
  portfell: z
    .array(member)
    .max(MAX_ORGANISATIONS)
    .describe(
      'organisations of a portfolio; reformimemo then makes one table of them in place of the memo on one organisation',
    )
    .nullable()
    .optional(),
};
