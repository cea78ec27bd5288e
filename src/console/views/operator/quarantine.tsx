/** Payments that match no order, and why. */
import { QUARANTINE } from '../../lib/documents.js';
import { amount, dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { LineTable, type Column } from './line-table.js';
import { useLines } from './use-lines.js';

type Payment = Readonly<{
  karantiin_id: string;
  pohjus: string;
  order_id: string | null;
  makse_id: string | null;
  summa_vaikseimas_uhikus: string | null;
  valuuta: string | null;
  saabus: string;
  tagasimakse_viga: string | null;
}>;

export function Quarantine({ apiKey }: { apiKey: string }) {
  const { t, language } = useSession();
  const list = useLines<Payment>({ apiKey, document: QUARANTINE });
  const columns: readonly Column<Payment>[] = [
    {
      head: t('console:operator.payment'),
      cell: ({ makse_id, karantiin_id }) => <code>{makse_id ?? karantiin_id}</code>,
    },
    {
      head: t('console:operator.reason'),
      cell: ({ pohjus }) => t(`console:operator.reasons.${pohjus}`),
    },
    {
      head: t('console:operator.order'),
      cell: ({ order_id }) => (order_id === null ? '–' : <code>{order_id}</code>),
    },
    { head: t('console:operator.created'), cell: ({ saabus }) => dateTime(language, saabus) },
    {
      head: t('console:orders.total'),
      isNumber: true,
      cell: ({ summa_vaikseimas_uhikus: units, valuuta }) =>
        units === null || valuuta === null ? '–' : amount(language, units, valuuta),
    },
  ];
  const title = t('console:operator.quarantine');
  const keyOf = ({ karantiin_id }: Payment): string => karantiin_id;
  return <LineTable name="quarantine" title={title} list={list} columns={columns} keyOf={keyOf} />;
}
