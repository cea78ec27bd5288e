/** VAT number and billing details of the organisation. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { BILLING_DETAILS } from '../../lib/documents.js';
import { dateTime } from '../../lib/format.js';
import { askGraph } from '../../lib/graph.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { BuyerCountry } from '../plans/buyer-country.js';

const FIELDS = ['kmkr', 'arveldus_riik', 'arveldus_aadress', 'reg_kood'] as const;

type Field = (typeof FIELDS)[number];
type Details = Contract['BillingDetails'];
type Draft = Readonly<Record<Field, string>>;

const TONES: Readonly<Record<string, string>> = {
  kehtiv: 'good',
  kehtetu: 'bad',
  kattesaamatu: 'warn',
};

const draftOf = (details: Details): Draft => ({
  kmkr: details.kmkr ?? '',
  arveldus_riik: details.arveldus_riik ?? '',
  arveldus_aadress: details.arveldus_aadress ?? '',
  reg_kood: details.reg_kood ?? '',
});

function NumberState({ details }: { details: Details }) {
  const { t, language } = useSession();
  const { kmkr, kmkr_staatus: state, kontrollitud } = details;
  if (kmkr === null) return null;
  return (
    <p>
      <span class={`mark-word ${TONES[state] ?? ''}`}>{t(`console:account.vat.${state}`)}</span>{' '}
      {kontrollitud === null ? null : (
        <span class="quiet small">{dateTime(language, kontrollitud)}</span>
      )}
    </p>
  );
}

type FormProps = Readonly<{ apiKey: string; stored: Details }>;

function Form({ apiKey, stored }: FormProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const [details, setDetails] = useState(stored);
  const [draft, setDraft, drop] = useForm('billing', draftOf(stored));
  const [isSaved, setSaved] = useState(false);
  const of = (field: Field) => ({
    fieldError: errorOf(t, error, field),
    value: draft[field],
    onValue: (value: string) => {
      setSaved(false);
      setDraft({ ...draft, [field]: value });
    },
  });
  const save = (event: Event): void => {
    event.preventDefault();
    setSaved(false);
    run(async () => {
      const next = await ask<Details>('/account/vat', { key: apiKey, body: draft });
      setDetails(next);
      setDraft(draftOf(next));
      drop();
      setSaved(true);
    });
  };
  return (
    <form noValidate onSubmit={save}>
      <BuyerCountry {...of('arveldus_riik')} />
      <TextField label={t('console:account.vat_number')} {...of('kmkr')} />
      <NumberState details={details} />
      <TextField label={t('console:orders.address')} {...of('arveldus_aadress')} />
      <TextField label={t('console:orders.reg_code')} {...of('reg_kood')} />
      <ErrorNote error={error} shown={FIELDS} />
      <button type="submit" aria-disabled={isBusy}>
        {t('console:account.save')}
      </button>{' '}
      <span role="status" class="done">
        {isSaved ? `✓ ${t('console:account.saved')}` : ''}
      </span>
    </form>
  );
}

type BillingAnswer = Readonly<{ organisation: Readonly<{ arveldus: Details }> }>;

export function BillingDetails({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) => askGraph<BillingAnswer>(BILLING_DETAILS, {}, { key: apiKey, signal }),
    [],
  );
  return (
    <section class="card" aria-labelledby="billing">
      <h2 id="billing">{t('console:account.billing')}</h2>
      <p class="quiet">{t('console:account.billing_text')}</p>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : <Form apiKey={apiKey} stored={data.organisation.arveldus} />}
    </section>
  );
}
