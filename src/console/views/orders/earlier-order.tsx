/** Choice of an earlier order, among those whose documents follow the law data. */
import { day } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { SelectField } from '../../parts/field.js';
import { MoreButton } from '../../parts/more-button.js';
import { titleOf, type Services } from './order-words.js';
import { useOrders } from './use-orders.js';

const FOLLOWING: ReadonlySet<string> = new Set([
  'pakett',
  'yksikdokument',
  'raamistikukaart',
  'intsidendimallid',
  'tarneahela_toend',
  'reformimemo',
]);

/** Enough of an id to distinguish two orders of one day. */
const SHORT_ID = 8;

type EarlierProps = Readonly<{
  apiKey: string;
  services: Services;
  value: string;
  isRequired: boolean;
  fieldError: string | null;
  onValue: (id: string) => void;
}>;

export function EarlierOrder({ apiKey, services, isRequired, ...field }: EarlierProps) {
  const { t, language } = useSession();
  const { orders, isBusy, hasMore, more } = useOrders(apiKey);
  const choices = orders
    .filter(({ olek, teenus }) => olek === 'vabastatud' && FOLLOWING.has(teenus))
    .map(({ order_id, teenus, loodud }) => ({
      value: order_id,
      text: `${titleOf(t, services, teenus)}, ${day(language, loodud)}, ${order_id.slice(-SHORT_ID)}`,
    }));
  return (
    <>
      <SelectField
        {...field}
        label={t('console:orders.earlier')}
        isRequired={isRequired}
        none={t('console:none')}
        choices={choices}
      />
      {choices.length === 0 && !isBusy ? <p class="quiet">{t('console:orders.none')}</p> : null}
      <MoreButton hasMore={hasMore} more={more} />
    </>
  );
}
