/** Score and survivors of a mutation report, by file and by module. */
import { readFileSync } from 'node:fs';

type Mutant = Readonly<{
  status: string;
  mutatorName: string;
  replacement?: string;
  location: Readonly<{
    start: Readonly<{ line: number; column: number }>;
    end: Readonly<{ line: number; column: number }>;
  }>;
}>;

type MutatedFile = Readonly<{ source: string; mutants: readonly Mutant[] }>;

/** The part of Stryker's report that is read. */
export type MutationReport = Readonly<{ files: Readonly<Record<string, MutatedFile>> }>;

/** Why no test can detect a change: file → original and replacement → reason. */
export type KnownSurvivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readSurvivors = (file: string): KnownSurvivors =>
  JSON.parse(readFileSync(file, 'utf8')) as KnownSurvivors; // our own file, of this form

const FOUND = ['Killed', 'Timeout'];
const COUNTED = [...FOUND, 'Survived', 'NoCoverage'];
const PERCENT = 100;

const isFound = ({ status }: Mutant): boolean => FOUND.includes(status);
const isCounted = ({ status }: Mutant): boolean => COUNTED.includes(status);

const scoreOf = (mutants: readonly Mutant[]): number => {
  const counted = mutants.filter(isCounted);
  return counted.length === 0
    ? PERCENT
    : (counted.filter(isFound).length / counted.length) * PERCENT;
};

function original(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const text = lines
    .join(' ')
    .slice(start.column - 1)
    .replaceAll(/\s+/g, ' ');
  return lines.length === 1 ? text.slice(0, end.column - start.column) : text.slice(0, 60);
}

const changeOf = (source: string, mutant: Mutant): string =>
  `${original(source, mutant)} → ${mutant.replacement ?? ''}`;

function printFile(name: string, { source, mutants }: MutatedFile, known: KnownSurvivors): void {
  console.log(`${scoreOf(mutants).toFixed(1).padStart(6)} %  ${name}`);
  for (const mutant of mutants) {
    if (isFound(mutant) || !isCounted(mutant)) continue;
    const { line } = mutant.location.start;
    const change = changeOf(source, mutant);
    const reason = known[name]?.[change] ?? 'no reason is listed';
    console.log(`          ${String(line)}: ${mutant.status}, ${mutant.mutatorName}: ${change}`);
    console.log(`              ${reason}`);
  }
}

const moduleOf = (name: string): string => name.split('/')[2] ?? '';

/** Prints each file with its survivors, then each module. @returns the score of each module, in per cent */
export function printScores(
  { files }: MutationReport,
  names: readonly string[],
  known: KnownSurvivors,
): ReadonlyMap<string, number> {
  const chosen = Object.entries(files).filter(([name]) => names.includes(name));
  for (const [name, file] of chosen) printFile(name, file, known);
  const modules = Map.groupBy(chosen, ([name]) => moduleOf(name));
  const scores = new Map<string, number>();
  for (const [module, list] of modules) {
    const counted = list.flatMap(([, { mutants }]) => mutants).filter(isCounted);
    const found = counted.filter(isFound).length;
    scores.set(module, scoreOf(counted));
    const share = `${String(found)} of ${String(counted.length)}`;
    console.log(
      `${scoreOf(counted).toFixed(1).padStart(6)} %  ${module}: ${share} changes noticed`,
    );
  }
  return scores;
}
