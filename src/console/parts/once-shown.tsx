/** A new secret, shown only once. */
import { useSession } from '../lib/session.js';
import { CopyButton } from './copy-button.js';

export function OnceShown({ text, note }: { text: string; note: string }) {
  const { t } = useSession();
  return (
    <div class="note good" role="status">
      <p>{note}</p>
      <p>
        <code class="key">{text}</code>
      </p>
      <p>
        <CopyButton text={text} of={t('console:secret')} />
      </p>
    </div>
  );
}
