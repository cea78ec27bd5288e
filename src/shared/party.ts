/** A party of an invoice. */

/** `address`: may contain line breaks. `country`: lower case. Null: not given. */
export type Party = Readonly<{
  name: string;
  address: string | null;
  country: string | null;
  registrationCode: string | null;
  vatNumber: string | null;
  email: string | null;
}>;
