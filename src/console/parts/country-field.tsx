/** Country select, sorted by the reader's language. */
import { MEMBER_STATES } from '../lib/countries.js';
import { countryName } from '../lib/format.js';
import { useSession } from '../lib/session.js';
import { SelectField, type Choice } from './field.js';

type CountryProps = Readonly<{
  label: string;
  help?: string | undefined;
  fieldError?: string | null;
  value: string;
  onValue: (value: string) => void;
  countries?: readonly string[];
}>;

const choicesOf = (language: string, countries: readonly string[]): Choice[] =>
  countries
    .map((code) => ({ value: code, text: countryName(language, code) }))
    .sort((one, other) => one.text.localeCompare(other.text, language));

export function CountryField({ countries = MEMBER_STATES, ...props }: CountryProps) {
  const { t, language } = useSession();
  return (
    <SelectField {...props} choices={choicesOf(language, countries)} none={t('console:none')} />
  );
}
