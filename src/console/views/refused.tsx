/** In place of a view that the role of the key may not open. */
import type { MenuPlace } from '../lib/places.js';
import { Heading } from '../parts/heading.js';
import { PlaceList } from '../parts/place-list.js';
import { useSession } from '../lib/session.js';

export function Refused({ place }: { place: MenuPlace }) {
  const { t } = useSession();
  return (
    <>
      <Heading text={t(`console:nav.${place.name}`)} />
      <p class="note warn" role="alert">
        {t('console:error.FORBIDDEN_ROLE')}
      </p>
      <PlaceList />
    </>
  );
}
