/** Rules of the technical check, loaded from `kb/technical-check/rules.yaml`. */
import type { Source } from '../../../shared/source.js';
import { SEVERITIES, type Broken, type Defect, type Severity } from './technical-input.js';

/** `input`, `subject`, `target`: technical terms, the same in every language. */
type TechnicalRule = Readonly<{
  key: string;
  input: string;
  subject: string;
  severity: Severity;
  defect: Defect;
  target: string;
  sources: readonly Source[];
}>;

/** A version of a product that its maker no longer supports. `version`: its first numbers, such as "1.1.1". */
export type EndedProduct = Readonly<{ product: string; version: string; ended: string }>;

export type TechnicalKnowledge = Readonly<{
  rules: readonly TechnicalRule[];
  ended: readonly EndedProduct[];
}>;

export type TechnicalFinding = Readonly<{ rule: TechnicalRule; observed: string }>;

/** Most severe first; within a severity in the order of the rules. */
export function rank(
  broken: readonly Broken[],
  { rules }: Pick<TechnicalKnowledge, 'rules'>,
): readonly TechnicalFinding[] {
  return SEVERITIES.flatMap((severity) =>
    rules
      .filter((rule) => rule.severity === severity)
      .flatMap((rule) =>
        broken.filter((one) => one.rule === rule.key).map(({ observed }) => ({ rule, observed })),
      ),
  );
}
