/** A new secret, shown only once. */
import { useEffect, useRef } from 'preact/hooks';
import { useSession } from '../lib/session.js';
import { CopyButton } from './copy-button.js';

type OnceProps = Readonly<{
  text: string;
  note: string;
  /** Takes the focus, because it is shown far from the button that made it. */
  isCalled?: boolean;
}>;

export function OnceShown({ text, note, isCalled = false }: OnceProps) {
  const { t } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCalled) box.current?.focus();
  }, [text, isCalled]);
  return (
    <div ref={box} class="note good" role="status" tabIndex={-1}>
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
