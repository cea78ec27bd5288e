/** A key that was just made: told here and never again. */
import { useSession } from '../../lib/session.js';
import { CopyButton } from '../../parts/copy-button.js';

export function NewKey({ text }: { text: string }) {
  const { say } = useSession();
  return (
    <div class="note good" role="status">
      <p>{say('console:key.once')}</p>
      <p>
        <code class="key">{text}</code>
      </p>
      <p>
        <CopyButton text={text} of={say('console:key.field')} />
      </p>
      <p class="quiet">{say('console:key.kept')}</p>
    </div>
  );
}
