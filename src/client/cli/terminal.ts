/** Where commands write, and whether somebody sits there. */
import { styleText } from 'node:util';

/** `output`: standard output. `note`: standard error. */
export type Terminal = Readonly<{
  output: (line: string) => void;
  note: (line: string) => void;
}>;

type Style = Parameters<typeof styleText>[0];

/** What commands of the client are run on. */
export type CliContext = Readonly<{
  terminal: Terminal;
  /** Whether a person answers questions and sees progress. */
  isInteractive: boolean;
  /** Colours, where the output is a terminal that wants them. */
  paint: (style: Style, text: string) => string;
}>;

/** A reader that has seen enough, such as `head`, is no failure. */
const endWhereNobodyReads = (failure: NodeJS.ErrnoException): void => {
  if (failure.code !== 'EPIPE') throw failure;
  process.exit();
};

/** Of this process. Piped, there are no colours, no questions and no bars; NO_COLOR counts too. */
export function systemCliContext(): CliContext {
  const { stdin, stdout, stderr } = process;
  stdout.on('error', endWhereNobodyReads);
  const isColourful = stdout.isTTY && stdout.hasColors();
  return {
    terminal: {
      output: (text) => void stdout.write(text),
      note: (text) => void stderr.write(text),
    },
    isInteractive: stdin.isTTY && stderr.isTTY,
    paint: (style, text) => (isColourful ? styleText(style, text) : text),
  };
}
