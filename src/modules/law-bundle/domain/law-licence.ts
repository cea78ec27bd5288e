/** Licence tokens of the offline package (D-261): signed, valid for 30 days, verified without a network. */

export const LICENCE_DAYS = 30;

/** `typ` of the signature. */
export const LICENCE_TYPE = 'nis2-law-licence';

/** `holder`: id of the organisation. `issuedAt`, `expiresAt`: seconds since 1970. */
export type LicenceStatement = Readonly<{
  issuer: string;
  holder: string;
  issuedAt: number;
  expiresAt: number;
}>;
