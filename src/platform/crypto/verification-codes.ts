/** Verification codes of documents, derived from a secret: a document that is made again keeps its code. */
import { createHmac } from 'node:crypto';
import { verificationCode } from '../../modules/documents/domain/verification-code.js';

/** Domain separation from other uses of the secret. */
const DOMAIN = 'nis2:verification-code:v1\0';

/** @param number of the document: unique */
export type CodeOf = (number: string) => string;

export const verificationCodes =
  (secret: string): CodeOf =>
  (number) =>
    verificationCode(createHmac('sha256', secret).update(DOMAIN).update(number).digest());
