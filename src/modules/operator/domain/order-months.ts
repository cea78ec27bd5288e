/** Orders and revenue by calendar month (UTC). Money is whole cents, net of VAT. */

/** Orders with one event in one month. `month`: YYYY-MM. */
export type OrderCounts = Readonly<{ month: string; orders: number; netCents: number }>;

export type MonthCounts = Readonly<{
  placed: readonly OrderCounts[];
  paid: readonly OrderCounts[];
  refunded: readonly OrderCounts[];
}>;

/** `netCents`: of the orders paid in the month; `refundedCents`: of those refunded in it. */
export type OrderMonth = Readonly<{
  month: string;
  placed: number;
  paid: number;
  netCents: number;
  refunded: number;
  refundedCents: number;
}>;

/** The months that end with the one of `now`, oldest first, YYYY-MM. */
export function lastMonths(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + at));
    return month.toISOString().slice(0, 'YYYY-MM'.length);
  });
}

/** Every month has a line, also without orders. */
export function orderMonths(counts: MonthCounts, months: readonly string[]): readonly OrderMonth[] {
  const of = (list: readonly OrderCounts[], wanted: string) =>
    list.find(({ month }) => month === wanted) ?? { orders: 0, netCents: 0 };
  return months.map((month) => {
    const paid = of(counts.paid, month);
    const refunded = of(counts.refunded, month);
    return {
      month,
      placed: of(counts.placed, month).orders,
      paid: paid.orders,
      netCents: paid.netCents,
      refunded: refunded.orders,
      refundedCents: refunded.netCents,
    };
  });
}
