/** An address that leads nowhere. */
import { Heading } from '../parts/heading.js';
import { useSession } from '../lib/session.js';

export function Missing() {
  const { say } = useSession();
  return (
    <>
      <Heading text={say('console:missing')} />
      <p>
        <a href="/console">{say('console:nav.start')}</a>
      </p>
    </>
  );
}
