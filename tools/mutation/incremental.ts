/** Results of earlier runs that may have changed since. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** `coveredBy`: absent or empty for constants. */
type Result = Readonly<{ status: string; static?: boolean; coveredBy?: readonly string[] }>;
type Results = Readonly<{
  files: Readonly<Record<string, Readonly<{ mutants: readonly Result[] }>>>;
}>;

const FOUND: ReadonlySet<string> = new Set(['Killed', 'Timeout']);

/** `static` is lost when other files are measured in between. */
const isConstant = ({ static: isStatic, coveredBy = [] }: Result): boolean =>
  isStatic === true || coveredBy.length === 0;

/**
 * Which tests reach a constant is not recorded, so a change of it that no test had noticed would count as such whatever
 * tests were written since.
 */
export function forgetUnnoticedConstants(file: string): void {
  if (!existsSync(file)) return;
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results; // Stryker's own schema
  const files = Object.entries(results.files).map(([name, { mutants, ...rest }]) => {
    const kept = mutants.filter((one) => FOUND.has(one.status) || !isConstant(one));
    return [name, { ...rest, mutants: kept }] as const;
  });
  writeFileSync(file, JSON.stringify({ ...results, files: Object.fromEntries(files) }));
}
