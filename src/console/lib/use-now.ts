/** The present time, updated every second. */
import { useEffect, useState } from 'preact/hooks';

const SECOND_MS = 1_000;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
