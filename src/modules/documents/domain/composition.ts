/** Knowledge for composed documents: plans, risk scenarios, controls. Loaded from `kb/clauses`. */
import type { QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import type { SizeClass } from '../../countries/domain/company-size.js';
import type { SoldDocumentKind } from './document-entry.js';
import type { ActivityKey, RoleKey } from './order-facts.js';
import type { DocumentPlan } from './document-plan.js';

/** Systems that a scenario stops: all, those of a criticality and above, none. */
export const STOPS = ['all', 'critical', 'important', 'none'] as const;

/** `sizes`: empty: all. `likelihood`, `impact`: 1 to 4. `responds`: has first steps. Texts: `risks:<key>`. */
export type RiskScenario = Readonly<{
  key: string;
  sectors: readonly string[];
  isSuppliers: boolean;
  sizes: readonly SizeClass[];
  likelihood: number;
  impact: number;
  questions: readonly QuestionKey[];
  role: RoleKey;
  responds: boolean;
  stops: (typeof STOPS)[number];
}>;

/** `questions`: represent controls without a question of their own. `risks`: instead of those of the questions. */
type ControlRules = Readonly<{
  questions: Readonly<Record<string, readonly QuestionKey[]>>;
  excludedWithout: Readonly<Record<ActivityKey, readonly string[]>>;
  risks: Readonly<Record<string, readonly string[]>>;
}>;

/** `plans`: of the kinds that the version of the law data has clauses for. */
export type CompositionRules = Readonly<{
  plans: Readonly<Partial<Record<SoldDocumentKind, DocumentPlan>>>;
  risks: readonly RiskScenario[];
  controls: ControlRules;
}>;
