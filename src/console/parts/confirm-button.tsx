/** Button for what cannot be undone: asks in a dialog first. */
import { useId, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { useSession } from '../lib/session.js';

type ConfirmProps = Readonly<{
  /** What the button does, also the name of the dialog. */
  label: string;
  /** What is lost. */
  question: string;
  class?: string;
  /** Label of the way back, if "Cancel" could be misread. */
  keep?: string;
  /** False: done at once. */
  needsConfirmation?: boolean;
  children?: ComponentChildren;
  onConfirm: () => void;
}>;

export function ConfirmButton(props: ConfirmProps) {
  const { label, question, keep, needsConfirmation = true, children, onConfirm } = props;
  const { t } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = (): void => {
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        class={props.class ?? ''}
        onClick={() => {
          if (needsConfirmation) dialog.current?.showModal();
          else onConfirm();
        }}
      >
        {children ?? label}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <p id={id}>
          <strong>{label}</strong>
        </p>
        <p>{question}</p>
        <div class="actions">
          <button
            type="button"
            class="first"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {label}
          </button>
          <button type="button" onClick={close}>
            {keep ?? t('console:cancel')}
          </button>
        </div>
      </dialog>
    </>
  );
}
