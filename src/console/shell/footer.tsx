/** Footer with the notices required on every page. */
import { useSession } from '../lib/session.js';
import { pageData } from '../lib/page-data.js';

export function Footer() {
  const { t, language } = useSession();
  return (
    <footer>
      <div class="wrap">
        <p>{t('console:foot.indicative')}</p>
        <p>
          {pageData.provider} · API {pageData.version} ·{' '}
          {t('console:foot.version', { version: pageData.kbVersion })} ·{' '}
          <a href={`/countries?keel=${language}`}>{t('console:foot.countries')}</a> ·{' '}
          <a href="/reference">{t('console:foot.reference')}</a>
        </p>
      </div>
    </footer>
  );
}
