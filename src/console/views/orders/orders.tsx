/** Orders view: list, new order or one order. */
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { purchaseOf } from '../../lib/purchase.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { LiveKey } from '../plans/live-key.js';
import { NewOrder } from './new-order.js';
import { OneOrder } from './one-order.js';
import { OrderList } from './order-list.js';
import { servicesOf } from './order-words.js';

function Here({ apiKey, services: all }: { apiKey: string; services: Contract['Services'] }) {
  const { path } = useLocation();
  const services = servicesOf(all);
  const id = path.split('/')[3] ?? '';
  if (id === 'new') return <NewOrder apiKey={apiKey} services={services} />;
  if (id !== '') return <OneOrder apiKey={apiKey} services={services} id={id} />;
  return <OrderList apiKey={apiKey} services={services} />;
}

function WithServices({ apiKey }: { apiKey: string }) {
  const { language: keel } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Contract['Services']>('/services', { key: apiKey, query: { keel }, signal }),
    [keel],
  );
  if (data !== null) return <Here apiKey={apiKey} services={data} />;
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
    </>
  );
}

export function Orders() {
  const { t } = useSession();
  const { path } = useLocation();
  // Kept in the state: once the key is collected, the purchase is forgotten.
  const [purchase] = useState(() => purchaseOf(path.split('/')[3] ?? ''));
  if (purchase !== null) return <LiveKey purchase={purchase} />;
  return (
    <>
      <Heading text={t('console:nav.orders')} lead={t('console:orders.lead')} />
      <NeedKey>{(key) => <WithServices apiKey={key} />}</NeedKey>
    </>
  );
}
