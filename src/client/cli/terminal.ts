/** Output of commands, and whether it is interactive. */
import { styleText } from 'node:util';

/** `output`: standard output. `note`: standard error. */
export type Terminal = Readonly<{
  output: (line: string) => void;
  note: (line: string) => void;
}>;

type Style = Parameters<typeof styleText>[0];

export type CliContext = Readonly<{
  terminal: Terminal;
  /** Whether questions and progress are shown. */
  isInteractive: boolean;
  paint: (style: Style, text: string) => string;
}>;

/** A reader that closes early, such as `head`, is no failure. */
const endWhereNobodyReads = (failure: NodeJS.ErrnoException): void => {
  if (failure.code !== 'EPIPE') throw failure;
  process.exit();
};

/** Context of this process. Without a terminal: no colours, questions or progress bars; honours NO_COLOR. */
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
