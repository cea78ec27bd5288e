/** Orders without documents and failed refunds, with a retry button. */
import { dateTime, money } from '../../lib/format.js';
import type { Translate } from '../../lib/texts.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import { retryOrder, retryRefund } from './operator-mutations.js';
import { LineTable, type Column } from './line-table.js';
import { FAILED_REFUNDS, TROUBLED_ORDERS } from '../../lib/documents.js';
import { useLines } from './use-lines.js';

type OperatorProps = Readonly<{ apiKey: string }>;

type Order = Readonly<{
  order_id: string;
  teenus: string;
  mure: 'ebaonnestunud' | 'kadunud' | 'kordub' | 'viibib';
  makstud: string;
  katseid: number;
  katseid_kuni: number;
}>;

type Refund = Readonly<{
  tagasimakse_id: string;
  order_id: string;
  summa: string;
  katseid: number;
  viga: string | null;
  loodud: string;
}>;

type AgainProps = Readonly<{ of: string; act: () => Promise<void>; onDone: () => void }>;

function Again({ of, act, onDone }: AgainProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const start = (): void => {
    run(async () => {
      await act();
      onDone();
    });
  };
  return (
    <>
      <button
        type="button"
        class="slim"
        aria-disabled={isBusy}
        aria-label={`${t('console:retry')} ${of}`}
        onClick={start}
      >
        {t('console:retry')}
      </button>
      <ErrorNote error={error} />
    </>
  );
}

/** Uses the texts of orders unless the problem has an operator text. */
const worry = (t: Translate, { mure }: Order): string =>
  t(mure === 'kadunud' || mure === 'kordub' ? `console:operator.${mure}` : `console:olek.${mure}`);

export function TroubledOrders({ apiKey }: OperatorProps) {
  const { t, language } = useSession();
  const list = useLines<Order>({ apiKey, document: TROUBLED_ORDERS });
  const columns: readonly Column<Order>[] = [
    { head: t('console:operator.order'), cell: ({ order_id }) => <code>{order_id}</code> },
    { head: t('console:orders.service'), cell: ({ teenus }) => <code>{teenus}</code> },
    { head: t('console:orders.state'), cell: (one) => worry(t, one) },
    { head: t('console:orders.step.2'), cell: ({ makstud }) => dateTime(language, makstud) },
    {
      head: t('console:operator.attempts'),
      isNumber: true,
      cell: ({ katseid, katseid_kuni }) =>
        katseid_kuni === 0 ? katseid : `${katseid}/${katseid_kuni}`,
    },
    {
      head: '',
      cell: ({ order_id: id }) => (
        <Again of={id} act={() => retryOrder(apiKey, id)} onDone={list.again} />
      ),
    },
  ];
  const title = t('console:operator.orders');
  const keyOf = ({ order_id }: Order): string => order_id;
  return <LineTable name="troubled" title={title} list={list} columns={columns} keyOf={keyOf} />;
}

export function FailedRefunds({ apiKey }: OperatorProps) {
  const { t, language } = useSession();
  const list = useLines<Refund>({ apiKey, document: FAILED_REFUNDS });
  const columns: readonly Column<Refund>[] = [
    { head: t('console:operator.order'), cell: ({ order_id }) => <code>{order_id}</code> },
    { head: t('console:orders.state'), cell: ({ viga }) => <code>{viga ?? ''}</code> },
    { head: t('console:operator.created'), cell: ({ loodud }) => dateTime(language, loodud) },
    {
      head: t('console:operator.attempts'),
      isNumber: true,
      cell: ({ katseid }) => katseid,
    },
    {
      head: t('console:orders.total'),
      isNumber: true,
      cell: ({ summa }) => money(language, summa),
    },
    {
      head: '',
      cell: ({ tagasimakse_id: id, order_id }) => (
        <Again of={order_id} act={() => retryRefund(apiKey, id)} onDone={list.again} />
      ),
    },
  ];
  const title = t('console:operator.refunds');
  const keyOf = ({ tagasimakse_id }: Refund): string => tagasimakse_id;
  return <LineTable name="refunds" title={title} list={list} columns={columns} keyOf={keyOf} />;
}
