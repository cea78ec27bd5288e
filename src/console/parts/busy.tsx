/** Told while an answer is awaited, without moving anything. */
import { useSession } from '../lib/session.js';

export function Busy({ isBusy }: { isBusy: boolean }) {
  const { say } = useSession();
  return (
    <p role="status" class="busy quiet">
      {isBusy ? say('console:loading') : ''}
    </p>
  );
}
