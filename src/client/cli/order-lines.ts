/** An order as lines. */
import type { Order } from '../order-calls.js';

export const orderLines = (order: Order): readonly string[] => [
  `${order.order_id}  ${order.teenus}  ${order.olek}`,
  `${order.hind_neto} + VAT ${order.kaibemaks} = ${order.hind_kokku} ${order.valuuta}`,
  ...(order.makselink === null ? [] : [`pay at ${order.makselink}`]),
  ...(order.tulemus.dokumendid ?? []).map(
    ({ nimi, allalaadimislink }) => `${nimi}  ${allalaadimislink}`,
  ),
];
