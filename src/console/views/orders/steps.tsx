/** The four steps of an order, with the current one marked. */
import { useSession } from '../../lib/session.js';
import type { Order } from './use-orders.js';

const STEPS = [1, 2, 3, 4] as const;

/** Completed steps by state; none if the order ended otherwise. */
const DONE: Readonly<Record<string, number>> = {
  makse_ootel: 1,
  makstud: 2,
  genereerimisel: 2,
  viibib: 2,
  ebaonnestunud: 2,
  vabastatud: 4,
};

export function Steps({ order }: { order: Order }) {
  const { t } = useSession();
  const done = DONE[order.olek];
  if (done === undefined) return null;
  return (
    <ol class="steps">
      {STEPS.map((step) => (
        <li
          key={step}
          class={step <= done ? 'past' : ''}
          aria-current={step === done + 1 ? 'step' : undefined}
        >
          <span aria-hidden="true" class="dot">
            {step <= done ? '✓' : step}
          </span>
          {t(`console:orders.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
