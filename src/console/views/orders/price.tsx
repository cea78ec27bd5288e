/** Price of an order with the basis of its VAT. */
import { money } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';

type PriceProps = Readonly<{
  price: Readonly<{
    hind_neto: string;
    kaibemaks: string;
    kaibemaks_protsent: number;
    hind_kokku: string;
    kaibemaks_staatus: string;
    soodushind?: boolean;
    soodustusi_jaak?: number | null;
  }>;
}>;

export function Price({ price }: PriceProps) {
  const { t, language } = useSession();
  const { soodushind = false, soodustusi_jaak: left = null } = price;
  return (
    <>
      <dl class="pairs sums">
        <dt>{t('console:orders.net')}</dt>
        <dd>{money(language, price.hind_neto)}</dd>
        <dt>{t('console:orders.vat', { percent: price.kaibemaks_protsent })}</dt>
        <dd>{money(language, price.kaibemaks)}</dd>
        <dt>{t('console:orders.total')}</dt>
        <dd>
          <strong>{money(language, price.hind_kokku)}</strong>
        </dd>
      </dl>
      {soodushind ? <p>{t('console:orders.discount', { left: left ?? 0 })}</p> : null}
      {price.kaibemaks_staatus === 'kattesaamatu' ? (
        <p class="quiet">{t('billing:vat.provisional')}</p>
      ) : null}
    </>
  );
}
