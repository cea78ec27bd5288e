/** Bounds of the members of an incident record, from JSON schema IR-1.2.1. */
import { Bounds } from '../../shared/graphql/decorators.js';

const MAX_TEXT_LENGTH = 32_767;
const MAX_CODE_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;

export const Text = () => Bounds({ maxLength: MAX_TEXT_LENGTH });

/** Codes and instants; their values are checked with the record. */
export const Code = () => Bounds({ maxLength: MAX_CODE_LENGTH });

export const Amount = () => Bounds({ min: 0 });

export const Percent = () => Bounds({ min: 0, max: 100 });

/** Days:hours:minutes. */
export const Span = () => Bounds({ maxLength: 9, pattern: /^\d{1,3}:(?:[01]\d|2[0-3]):[0-5]\d$/ });

export const LegalEntityIdentifier = () =>
  Bounds({ maxLength: 20, pattern: /^[A-Z0-9]{18}[0-9]{2}$/ });

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+";
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`);

export const Email = () => Bounds({ maxLength: MAX_EMAIL_LENGTH, pattern: EMAIL });

/** As the schema, with one digit in each repetition: digits that can be divided in many ways take exponential time. */
export const Phone = () =>
  Bounds({ maxLength: 40, pattern: /^\+?[1-9]\d{1,14}(?:\s?\(\d+\))?(?:[-\s.]?\d)*$/ });
