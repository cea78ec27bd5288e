/** Choice of any number of values by checkboxes. */
import type { ComponentChildren } from 'preact';

type CheckListProps = Readonly<{
  choices: readonly Readonly<{ value: string; text: ComponentChildren }>[];
  chosen: readonly string[];
  onChosen: (values: readonly string[]) => void;
}>;

export function CheckList({ choices, chosen, onChosen }: CheckListProps) {
  return (
    <>
      {choices.map(({ value, text }) => (
        <label key={value} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => {
              onChosen(checked ? [...chosen, value] : chosen.filter((one) => one !== value));
            }}
          />
          {text}
        </label>
      ))}
    </>
  );
}
