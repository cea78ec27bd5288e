/** Copies a text and says so. */
import { useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';

/** `of`: what is copied, told to those who do not see what stands beside. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const { t } = useSession();
  const [isDone, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setDone(true);
  };
  return (
    <button type="button" aria-label={`${t('console:copy')}: ${of}`} onClick={() => void copy()}>
      {t('console:copy')}
      <span role="status" class={isDone ? 'done' : ''}>
        {isDone ? ` ✓ ${t('console:copied')}` : ''}
      </span>
    </button>
  );
}
