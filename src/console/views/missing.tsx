/** Page for unknown addresses. */
import { Heading } from '../parts/heading.js';
import { useSession } from '../lib/session.js';

export function Missing() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:missing')} />
      <p>
        <a href="/console">{t('console:nav.start')}</a>
      </p>
    </>
  );
}
