/** Where commands write. `output`: standard output. `note`: standard error. */
export type Terminal = Readonly<{
  output: (line: string) => void;
  note: (line: string) => void;
}>;
