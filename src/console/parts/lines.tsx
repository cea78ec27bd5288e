/** Lists of texts. */

export const Lines = ({ lines }: Readonly<{ lines: readonly string[] }>) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export const SmallNotes = ({ notes }: Readonly<{ notes: readonly string[] }>) => (
  <>
    {notes.map((note) => (
      <p key={note} class="quiet small">
        {note}
      </p>
    ))}
  </>
);
