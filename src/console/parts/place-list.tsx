/** Links to the views that the reader may open. */
import { offersFor } from '../lib/places.js';
import { useSession } from '../lib/session.js';

export function PlaceList() {
  const { t, key } = useSession();
  return (
    <ul>
      {offersFor(key).map(({ name, path }) => (
        <li key={name}>
          <a href={path}>{t(`console:nav.${name}`)}</a>
        </li>
      ))}
    </ul>
  );
}
