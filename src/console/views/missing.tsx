/** Page for unknown addresses. */
import { Heading } from '../parts/heading.js';
import { PlaceList } from '../parts/place-list.js';
import { useSession } from '../lib/session.js';

export function Missing() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:missing')} lead={t('console:missing_text')} />
      <PlaceList />
    </>
  );
}
