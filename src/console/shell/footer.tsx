/** What every page must say. */
import { useSession } from '../lib/session.js';
import { told } from '../lib/told.js';

export function Footer() {
  const { say } = useSession();
  return (
    <footer>
      <div class="wrap">
        <p>{say('console:foot.indicative')}</p>
        <p>
          {told.provider} · API {told.version} ·{' '}
          {say('console:foot.version', { version: told.kbVersion })} ·{' '}
          <a href="/reference">{say('console:foot.reference')}</a>
        </p>
      </div>
    </footer>
  );
}
