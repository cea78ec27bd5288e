/** Invoices and credit notes in three formats. */
import type { Contract } from '../../lib/contract.js';
import { day, money } from '../../lib/format.js';
import { saveFile } from '../../lib/save-file.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';

const FORMS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xml: 'application/xml',
} as const;

type Invoice = Contract['BillingInvoice'];

type InvoicesProps = Readonly<{ apiKey: string; invoices: readonly Invoice[] }>;

export function Invoices({ apiKey, invoices }: InvoicesProps) {
  const { t, language } = useSession();
  const { error, run } = useAction();
  const save = ({ number, allalaadimislink: address }: Invoice, ending: string, accept: string) => {
    run(() => saveFile({ address, key: apiKey, accept, name: `${number}.${ending}` }));
  };
  return (
    <section class="card" aria-labelledby="invoices">
      <h2 id="invoices">{t('console:account.invoices')}</h2>
      <ErrorNote error={error} />
      {invoices.length === 0 ? <p class="quiet">{t('console:account.nothing')}</p> : null}
      <ul class="rows">
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <span>
              <strong>{invoice.number}</strong> · {t(`console:account.kind.${invoice.liik}`)} ·{' '}
              {day(language, invoice.kuupaev)} · {money(language, invoice.summa)}
            </span>
            <span class="buttons">
              {Object.entries(FORMS).map(([ending, accept]) => (
                <button
                  key={ending}
                  type="button"
                  class="slim"
                  aria-label={`${invoice.number}.${ending}`}
                  onClick={() => {
                    save(invoice, ending, accept);
                  }}
                >
                  {ending.toUpperCase()}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
