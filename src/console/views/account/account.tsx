/** Usage, invoices, letterhead, keys and webhook endpoints of the organisation. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { BillingDetails } from './billing-details.js';
import { Invoices } from './invoices.js';
import { Keys } from './keys.js';
import { LetterheadCard } from './letterhead.js';
import { Usage } from './usage.js';
import { Webhooks } from './webhooks.js';

function Billing({ apiKey }: { apiKey: string }) {
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Contract['BillingSummary']>('/billing/summary', { key: apiKey, signal }),
    [],
  );
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : (
        <>
          <Usage summary={data} />
          <Invoices apiKey={apiKey} invoices={data.arved} />
        </>
      )}
    </>
  );
}

export function Account() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.account')} lead={t('console:account.lead')} />
      <NeedKey>
        {(key) => (
          <>
            <Billing apiKey={key} />
            <BillingDetails apiKey={key} />
            <LetterheadCard apiKey={key} />
            <Keys apiKey={key} />
            <Webhooks apiKey={key} />
          </>
        )}
      </NeedKey>
    </>
  );
}
