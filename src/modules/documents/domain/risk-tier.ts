/** Risk tier that the class under the Directive and the size of an organisation call for. Own rule of the price list, no statement of law. */
import type { RiskTier } from '../../catalogue/domain/catalogue.js';
import { message, type Message } from '../../../shared/message.js';
import { sizeMessage } from '../../scoping/domain/assessment-statements.js';
import type { OrderFacts } from './order-facts.js';
import type { Standing } from './standing.js';

/** `reasons`: size and class that the tier follows from. */
export type TierAdvice = Readonly<{ tier: RiskTier; reasons: readonly Message[] }>;

/** R1: outside the scope. R2: important. R3: important and large, or essential. R4: essential and large. */
export function tierOf({
  directiveClass,
  size,
}: Pick<Standing, 'directiveClass' | 'size'>): RiskTier {
  const isLarge = size === 'large';
  if (directiveClass === 'out_of_scope') return 'R1';
  if (directiveClass === 'important') return isLarge ? 'R3' : 'R2';
  return isLarge ? 'R4' : 'R3';
}

/** Null without headcount and sector. */
export function tierAdvice(standing: Standing, { size }: OrderFacts): TierAdvice | null {
  const { employees, turnoverMeur, balanceMeur: balanceSheetMeur } = size;
  if (standing.entityClass === 'unknown' || employees === null) return null;
  return {
    tier: tierOf(standing),
    reasons: [
      sizeMessage({ employees, turnoverMeur, balanceSheetMeur }, standing.size),
      message('scoping:reasons.verdict', { verdict: standing.directiveClass }),
    ],
  };
}
