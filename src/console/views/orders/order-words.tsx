/** Names of orders, and their states in words and colour. */
import type { Contract } from '../../lib/contract.js';
import { licenceName } from '../../lib/licence-name.js';
import { useSession } from '../../lib/session.js';
import type { Translate } from '../../lib/texts.js';

export type Services = Contract['Services']['teenused'];

/** Those of the price list, then the others. */
export const servicesOf = ({ teenused, lisateenused }: Contract['Services']): Services => [
  ...teenused,
  ...lisateenused,
];

/** Licences are not in the catalogue. */
export const titleOf = (t: Translate, services: Services, key: string): string =>
  services.find(({ voti }) => voti === key)?.nimetus ?? licenceName(t, key);

const TONES: Readonly<Record<string, string>> = {
  vabastatud: 'good',
  makstud: 'good',
  ebaonnestunud: 'bad',
  viibib: 'warn',
  makse_ootel: 'warn',
  genereerimisel: 'warn',
};

export function OrderMark({ state }: { state: string }) {
  const { t } = useSession();
  return <span class={`mark-word ${TONES[state] ?? ''}`}>{t(`console:olek.${state}`)}</span>;
}

export function LiveMark({ isLive }: { isLive: boolean }) {
  const { t } = useSession();
  return (
    <p role="status" class={isLive ? 'live on' : 'live'}>
      {t(isLive ? 'console:orders.live' : 'console:orders.waiting')}
    </p>
  );
}
