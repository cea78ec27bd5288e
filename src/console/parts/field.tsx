/** Inputs with label, help and error, linked for screen readers. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useSession } from '../lib/session.js';

/** `isFilter`: narrows a list, and is not called optional. */
type Common = Readonly<{
  label: string;
  help?: string | undefined;
  fieldError?: string | null;
  isRequired?: boolean;
  isFilter?: boolean;
}>;

type Joined = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  required: boolean;
}>;

function OptionalNote({ isRequired, isFilter }: Pick<Common, 'isRequired' | 'isFilter'>) {
  const { t } = useSession();
  if (isRequired || isFilter) return null;
  return <span class="quiet">{t('console:optional')}</span>;
}

function Frame(what: Common & { children: (joined: Joined) => ComponentChildren }) {
  const id = useId();
  const { label, help, fieldError = null, isRequired = false } = what;
  const described = [
    help === undefined ? '' : `${id}-help`,
    fieldError === null ? '' : `${id}-fault`,
  ];
  const joined = {
    id,
    'aria-describedby': described.join(' ').trim() || undefined,
    'aria-invalid': fieldError !== null,
    required: isRequired,
  };
  return (
    <div class="field">
      <label for={id}>
        {label} <OptionalNote {...what} />
      </label>
      {help === undefined ? null : (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {what.children(joined)}
      {fieldError === null ? null : (
        <p class="fault" id={`${id}-fault`}>
          {fieldError}
        </p>
      )}
    </div>
  );
}

type TextProps = Common &
  Readonly<{
    value: string;
    onValue: (value: string) => void;
    type?: 'text' | 'email' | 'number' | 'password' | 'datetime-local' | 'url';
    min?: number | undefined;
    step?: string;
    autocomplete?: 'off' | 'email' | 'organization';
  }>;

export function TextField(props: TextProps) {
  const { value, onValue, type = 'text', min, step, autocomplete = 'off' } = props;
  // JSX types require a literal input type; here it is a variable.
  const kind = { type, min, step, autocomplete } as JSX.IntrinsicElements['input'];
  return (
    <Frame {...props}>
      {(joined) => (
        <input
          {...joined}
          {...kind}
          value={value}
          onInput={(event) => {
            onValue(event.currentTarget.value);
          }}
        />
      )}
    </Frame>
  );
}

export function AreaField(
  props: Common & Readonly<{ value: string; onValue: (v: string) => void }>,
) {
  return (
    <Frame {...props}>
      {(joined) => (
        <textarea
          {...joined}
          rows={3}
          value={props.value}
          onInput={(event) => {
            props.onValue(event.currentTarget.value);
          }}
        />
      )}
    </Frame>
  );
}

/** `group`: heading of the option's group. */
export type Choice = Readonly<{ value: string; text: string; group?: string | undefined }>;

type SelectProps = Common &
  Readonly<{
    value: string;
    onValue: (value: string) => void;
    choices: readonly Choice[];
    /** Label of the empty option; without it a choice is required. */
    none?: string | undefined;
  }>;

function options(choices: readonly Choice[]): JSX.Element[] {
  const groups = Map.groupBy(choices, ({ group }) => group ?? '');
  return [...groups].flatMap(([group, members]) => {
    const inner = members.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
    if (group === '') return inner;
    return (
      <optgroup key={group} label={group}>
        {inner}
      </optgroup>
    );
  });
}

export function SelectField(props: SelectProps) {
  const { value, onValue, choices, none } = props;
  return (
    <Frame {...props}>
      {(joined) => (
        <select
          {...joined}
          value={value}
          onChange={(event) => {
            onValue(event.currentTarget.value);
          }}
        >
          {none === undefined ? null : <option value="">{none}</option>}
          {options(choices)}
        </select>
      )}
    </Frame>
  );
}

type CheckProps = Readonly<{
  label: string;
  help?: string;
  value: boolean;
  onValue: (value: boolean) => void;
}>;

export function CheckField({ label, help, value, onValue }: CheckProps) {
  const id = useId();
  return (
    <div class="field check">
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => {
          onValue(event.currentTarget.checked);
        }}
      />
      <label for={id}>{label}</label>
      {help === undefined ? null : (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
