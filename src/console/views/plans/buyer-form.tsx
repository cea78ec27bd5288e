/**
 * Sign-up for a licence; leads to the payment page, which leads back to the order. If leaving would lose the purchase, the
 * order opens that page in another tab.
 */
import { useLocation } from 'preact-iso';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { ROLES } from '../../lib/roles.js';
import { keepPurchase, type Purchase } from '../../lib/purchase.js';
import { isLostOnLeaving } from '../../lib/stores.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { BuyerCountry } from './buyer-country.js';
import { PersonFields } from '../../parts/person-fields.js';

const FIELDS = ['nimi', 'email', 'roll', 'riik', 'kmkr'] as const;

type Field = (typeof FIELDS)[number];
type Buyer = Readonly<Record<Field, string>>;

const EMPTY: Buyer = { nimi: '', email: '', roll: ROLES[0], riik: '', kmkr: '' };

async function signUp(buyer: Buyer, litsents: string, keel: string): Promise<Purchase> {
  const given = Object.fromEntries(Object.entries(buyer).filter(([, value]) => value !== ''));
  const body = { ...given, litsents, keel };
  const answer = await ask<Contract['SignupResult']>('/signup', { key: null, body });
  const { order_id: orderId, votmekood: code, makselink: payLink } = answer;
  const purchase = { orderId, code, payLink, name: buyer.nimi };
  keepPurchase(purchase);
  return purchase;
}

export function BuyerForm({ licence }: { licence: string }) {
  const { t, language } = useSession();
  const { route } = useLocation();
  const { isBusy, error, run } = useAction();
  const [buyer, setBuyer, drop] = useForm('buyer', EMPTY);
  const of = (field: Field) => ({
    fieldError: errorOf(t, error, field),
    value: buyer[field],
    onValue: (value: string) => {
      setBuyer({ ...buyer, [field]: value });
    },
  });
  const send = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const { orderId, payLink } = await signUp(buyer, licence, language);
      drop();
      if (isLostOnLeaving) route(`/console/orders/${orderId}`);
      else location.assign(payLink);
    });
  };
  return (
    <form noValidate onSubmit={send}>
      <PersonFields of={of} />
      <BuyerCountry {...of('riik')} />
      <TextField label={t('console:account.vat_number')} {...of('kmkr')} />
      <ErrorNote error={error} shown={FIELDS} />
      <button type="submit" class="first" aria-disabled={isBusy}>
        {t('console:plans.pay')}
      </button>
    </form>
  );
}
