/** Page for unknown addresses. */
import { offersFor } from '../lib/places.js';
import { Heading } from '../parts/heading.js';
import { useSession } from '../lib/session.js';

export function Missing() {
  const { t, key } = useSession();
  return (
    <>
      <Heading text={t('console:missing')} lead={t('console:missing_text')} />
      <ul>
        {offersFor(key).map(({ name, path }) => (
          <li key={name}>
            <a href={path}>{t(`console:nav.${name}`)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
