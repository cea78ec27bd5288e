/** Source of a statement, as in the contract. */
export type Source = Readonly<{
  seadus: string;
  paragrahv: string;
  url: string;
  seisukuupaev: string;
  kb_versioon: string;
}>;
