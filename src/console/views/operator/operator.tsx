/** Operator view: problems, organisations, keys, versions. */
import { useState } from 'preact/hooks';
import { useSession } from '../../lib/session.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { ClientKeys } from './client-keys.js';
import { Disputes } from './disputes.js';
import { Organisations, type Organisation } from './organisations.js';
import { Quarantine } from './quarantine.js';
import { Revenue } from './revenue.js';
import { FailedRefunds, TroubledOrders } from './troubled.js';
import { useJobQueue, JobsAndVersions } from './job-queue.js';

/** If the service cannot be reached, one message takes the place of all parts. */
function OperatorHome({ apiKey }: { apiKey: string }) {
  const queue = useJobQueue(apiKey);
  if (queue.error?.code === 'OFFLINE')
    return <ErrorNote error={queue.error} onRetry={queue.again} />;
  return <Parts apiKey={apiKey} queue={queue} />;
}

type PartsProps = Readonly<{ apiKey: string; queue: ReturnType<typeof useJobQueue> }>;

function Parts({ apiKey, queue }: PartsProps) {
  const [chosen, choose] = useState<Organisation | null>(null);
  const show = (organisation: Organisation): void => {
    choose(organisation);
    document.querySelector('#client-keys')?.scrollIntoView();
  };
  return (
    <>
      <Revenue apiKey={apiKey} />
      <TroubledOrders apiKey={apiKey} />
      <FailedRefunds apiKey={apiKey} />
      <Quarantine apiKey={apiKey} />
      <Disputes apiKey={apiKey} />
      <Organisations apiKey={apiKey} onKeys={show} />
      <ClientKeys
        apiKey={apiKey}
        of={chosen}
        onAll={() => {
          choose(null);
        }}
      />
      <JobsAndVersions {...queue} />
    </>
  );
}

export function Operator() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.operator')} lead={t('console:operator.lead')} />
      <NeedKey>{(key) => <OperatorHome apiKey={key} />}</NeedKey>
    </>
  );
}
