/** Score and survivors of a mutation report. */

type Mutant = Readonly<{
  status: string;
  mutatorName: string;
  replacement?: string;
  location: Readonly<{
    start: Readonly<{ line: number; column: number }>;
    end: Readonly<{ line: number; column: number }>;
  }>;
}>;

/** The part of Stryker's report that is read. */
export type MutationReport = Readonly<{
  files: Readonly<Record<string, Readonly<{ source: string; mutants: readonly Mutant[] }>>>;
}>;

const FOUND = ['Killed', 'Timeout'];
const COUNTED = [...FOUND, 'Survived', 'NoCoverage'];
const PERCENT = 100;

const scoreOf = (mutants: readonly Mutant[]): number => {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status));
  const found = counted.filter(({ status }) => FOUND.includes(status));
  return counted.length === 0 ? PERCENT : (found.length / counted.length) * PERCENT;
};

function original(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const text = lines
    .join(' ')
    .slice(start.column - 1)
    .replaceAll(/\s+/g, ' ');
  return lines.length === 1 ? text.slice(0, end.column - start.column) : text.slice(0, 60);
}

/** Prints each file and its survivors. @returns the score of all files, in per cent */
export function printScores({ files }: MutationReport, names: readonly string[]): number {
  const chosen = Object.entries(files).filter(([name]) => names.includes(name));
  const all = chosen.flatMap(([, { mutants }]) => mutants);
  for (const [name, { source, mutants }] of chosen) {
    console.log(`${scoreOf(mutants).toFixed(1).padStart(6)} %  ${name}`);
    for (const mutant of mutants) {
      if (FOUND.includes(mutant.status) || !COUNTED.includes(mutant.status)) continue;
      const { line } = mutant.location.start;
      const change = `${original(source, mutant)} → ${mutant.replacement ?? ''}`;
      console.log(`          ${String(line)}: ${mutant.status}, ${mutant.mutatorName}: ${change}`);
    }
  }
  const total = scoreOf(all);
  console.log(`${total.toFixed(1)} % of ${String(all.length)} mutants`);
  return total;
}
