/** Theme select: light, dark or system. */
import { useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';
import { firstTheme, keepTheme, THEMES } from '../lib/settings.js';

export function ThemeChoice() {
  const { t } = useSession();
  const [theme, setTheme] = useState(firstTheme);
  return (
    <label class="choice">
      <span>{t('console:theme.label')}</span>
      <select
        value={theme}
        onChange={(event) => {
          const chosen = THEMES.find((one) => one === event.currentTarget.value) ?? 'system';
          keepTheme(chosen);
          setTheme(chosen);
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(`console:theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
