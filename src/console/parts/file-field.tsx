/** File input that hands over the text of the file. */
import { useId, useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';

type FileProps = Readonly<{
  label: string;
  accept?: string;
  fieldError?: string | null;
  onText: (text: string) => void;
}>;

export function FileField({ label, accept, fieldError = null, onText }: FileProps) {
  const { t } = useSession();
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const read = (file: File | undefined): void => {
    if (file === undefined) return;
    void file.text().then((text) => {
      setName(file.name);
      onText(text);
    });
  };
  return (
    <div class="field">
      <label for={id}>
        {label} <span class="quiet">{t('console:optional')}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-invalid={fieldError !== null}
        aria-describedby={`${id}-state`}
        onChange={(event) => {
          read(event.currentTarget.files?.[0]);
          // The same file can be chosen again after a change.
          event.currentTarget.value = '';
        }}
      />
      <p class={fieldError === null ? 'help' : 'fault'} id={`${id}-state`}>
        {fieldError ?? name ?? ''}
      </p>
    </div>
  );
}
