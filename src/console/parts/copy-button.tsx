/** Copies a text and confirms it. */
import { useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';

/** `of`: name of the copied text, for screen readers. */
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
