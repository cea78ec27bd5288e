/** Country of a buyer, in and outside the Union. */
import { MEMBER_STATES } from '../../lib/countries.js';
import { useOffers } from '../../lib/offers.js';
import { useSession } from '../../lib/session.js';
import { CountryField } from '../../parts/country-field.js';

type CountryProps = Readonly<{
  fieldError: string | null;
  value: string;
  onValue: (value: string) => void;
}>;

export function BuyerCountry(props: CountryProps) {
  const { t } = useSession();
  const { data } = useOffers();
  const countries = data?.riigid ?? MEMBER_STATES;
  return <CountryField label={t('console:orders.country')} countries={countries} {...props} />;
}
