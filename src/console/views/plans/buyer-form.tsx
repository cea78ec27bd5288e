/** Sign-up for a licence; leads to the payment page, which leads back to the order. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { ROLES } from '../../lib/roles.js';
import { keepPurchase } from '../../lib/purchase.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-kept.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { BuyerCountry } from './buyer-country.js';
import { PersonFields } from '../../parts/person-fields.js';

const FIELDS = ['nimi', 'email', 'roll', 'riik', 'kmkr'] as const;

type Field = (typeof FIELDS)[number];
type Buyer = Readonly<Record<Field, string>>;

const EMPTY: Buyer = { nimi: '', email: '', roll: ROLES[0], riik: '', kmkr: '' };

/** @returns the payment page */
async function signUp(buyer: Buyer, litsents: string, keel: string): Promise<string> {
  const given = Object.fromEntries(Object.entries(buyer).filter(([, value]) => value !== ''));
  const body = { ...given, litsents, keel };
  const answer = await ask<Contract['SignupResult']>('/signup', { key: null, body });
  const { order_id: orderId, votmekood: code, makselink: payLink } = answer;
  keepPurchase({ orderId, code, payLink, name: buyer.nimi });
  return payLink;
}

export function BuyerForm({ licence }: { licence: string }) {
  const { t, language } = useSession();
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
      const payLink = await signUp(buyer, licence, language);
      drop();
      location.assign(payLink);
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
