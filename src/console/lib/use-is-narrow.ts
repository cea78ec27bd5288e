/** Whether the window is as narrow as a phone; follows its size. */
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 40rem)';

export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = (): void => {
      setNarrow(query.matches);
    };
    query.addEventListener('change', follow);
    return () => {
      query.removeEventListener('change', follow);
    };
  }, []);
  return isNarrow;
}
