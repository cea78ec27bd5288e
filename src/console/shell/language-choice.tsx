/** Language select; languages in their own names. */
import { ownName } from '../lib/format.js';
import { useSession } from '../lib/session.js';
import { LANGUAGES } from '../lib/page-data.js';

export function LanguageChoice() {
  const { t, language, setLanguage } = useSession();
  return (
    <label class="choice">
      <span>{t('console:language')}</span>
      <select
        value={language}
        onChange={(event) => {
          setLanguage(event.currentTarget.value);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
