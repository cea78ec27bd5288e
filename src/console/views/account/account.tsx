/** Usage, invoices, letterhead, keys, permitted applications, webhook endpoints, audit log and data of the organisation. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { kindOf } from '../../lib/key.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { OnceShown } from '../../parts/once-shown.js';
import { Applications } from './applications.js';
import { AuditLog } from './audit-log.js';
import { BillingDetails } from './billing-details.js';
import { Export } from './export.js';
import { Invoices } from './invoices.js';
import { Keys } from './keys.js';
import { LetterheadCard } from './letterhead.js';
import { Usage } from './usage.js';
import { TestEvents } from './test-events.js';
import { Webhooks } from './webhooks.js';

type AllProps = Readonly<{ apiKey: string; onSuccessor: (key: string) => void }>;

/** If the service cannot be reached, one message takes the place of all parts. */
function Parts({ apiKey, onSuccessor }: AllProps) {
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Contract['BillingSummary']>('/billing/summary', { key: apiKey, signal }),
    [],
  );
  const note = <ErrorNote error={error} onRetry={again} />;
  if (error?.code === 'OFFLINE') return note;
  return (
    <>
      {note}
      <Busy isBusy={isBusy} />
      {data === null ? null : (
        <>
          <Usage summary={data} />
          <Invoices apiKey={apiKey} invoices={data.arved} />
        </>
      )}
      <BillingDetails apiKey={apiKey} />
      <LetterheadCard apiKey={apiKey} />
      <Keys apiKey={apiKey} onSuccessor={onSuccessor} />
      <Applications apiKey={apiKey} />
      <Webhooks apiKey={apiKey} />
      {kindOf(apiKey) === 'sandbox' ? <TestEvents apiKey={apiKey} /> : null}
      <AuditLog apiKey={apiKey} />
      <Export apiKey={apiKey} />
    </>
  );
}

export function Account() {
  const { t, signedIn, setKey } = useSession();
  const [successor, setSuccessor] = useState<string | null>(null);
  const take = (key: string): void => {
    setSuccessor(key);
    if (signedIn === null) setKey(key);
  };
  const note = signedIn === null ? 'rotated_used' : 'rotated';
  return (
    <>
      <Heading text={t('console:nav.account')} lead={t('console:account.lead')} />
      {successor === null ? null : (
        <OnceShown text={successor} note={t(`console:account.${note}`)} isCalled />
      )}
      <NeedKey>{(key) => <Parts apiKey={key} onSuccessor={take} />}</NeedKey>
    </>
  );
}
