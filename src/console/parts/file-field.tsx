/** File input that hands over the file. The browser's own button speaks the language of the browser, so the label is the button. */
import { useId, useState } from 'preact/hooks';

type FileProps = Readonly<{
  label: string;
  accept?: string;
  fieldError?: string | null;
  onFile: (file: File) => Promise<void> | void;
}>;

type TextFileProps = Omit<FileProps, 'onFile'> & Readonly<{ onText: (text: string) => void }>;

export function FileField({ label, accept, fieldError = null, onFile }: FileProps) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const read = (file: File | undefined): void => {
    if (file === undefined) return;
    setName(file.name);
    void onFile(file);
  };
  return (
    <div class="field file">
      <input
        id={id}
        class="unseen"
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
      <label for={id} class="button">
        {label}
      </label>
      <p class={fieldError === null ? 'help' : 'fault'} id={`${id}-state`}>
        {fieldError ?? name ?? ''}
      </p>
    </div>
  );
}

export function TextFileField({ onText, ...field }: TextFileProps) {
  return (
    <FileField
      {...field}
      onFile={async (file) => {
        onText(await file.text());
      }}
    />
  );
}
