/** Footer with the notices required on every page. */
import { useSession } from '../lib/session.js';
import { told } from '../lib/told.js';

export function Footer() {
  const { t } = useSession();
  return (
    <footer>
      <div class="wrap">
        <p>{t('console:foot.indicative')}</p>
        <p>
          {told.provider} · API {told.version} ·{' '}
          {t('console:foot.version', { version: told.kbVersion })} ·{' '}
          <a href="/reference">{t('console:foot.reference')}</a>
        </p>
      </div>
    </footer>
  );
}
