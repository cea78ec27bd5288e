/** Register of suppliers and the clauses that each contract needs. */
import { withColon } from '../../../shared/colon.js';
import { isMemberState } from '../../../shared/country.js';
import { composedCase, dateIn, textFor } from './composed-case.js';
import { localName } from './composed-names.js';
import type { Criticality, OrderSupplier } from './order-facts.js';
import type { DocumentCase } from './document-source.js';
import { proposedDay } from './proposed-day.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** Access as administrator makes a supplier at least important (clause `register.classes`). */
const gradeOf = ({ grade, hasAccess }: OrderSupplier): Criticality => {
  const stated = grade ?? 'ordinary';
  return stated === 'ordinary' && hasAccess ? 'important' : stated;
};

/** Own proposal: months until the next assessment. */
const ASSESSED_AFTER: Readonly<Record<Criticality, number>> = {
  critical: 3,
  important: 6,
  ordinary: 24,
};

function accessWord({ hasAccess, hasPersonalData }: OrderSupplier): string {
  if (hasAccess && hasPersonalData) return 'both';
  if (hasAccess) return 'system';
  return hasPersonalData ? 'personal' : 'none';
}

export const registerRows = (one: DocumentCase): readonly TagRow[] =>
  one.facts.suppliers.map((supplier) => {
    const grade = gradeOf(supplier);
    return {
      supplier: supplier.name,
      delivers: supplier.service === '' ? textFor(one, `kind.${supplier.kind}`) : supplier.service,
      class: textFor(one, `criticality.${grade}`),
      access: textFor(one, `access.${accessWord(supplier)}`),
      next_assessment: dateIn(one, proposedDay(one, ASSESSED_AFTER[grade])),
      owner: supplier.owner ?? localName.holder(one, 'security_officer'),
    };
  });

/** Countries of the Union as codes; the other states of the European Economic Area apply the same rules on data. */
const EEA: ReadonlySet<string> = new Set(['is', 'li', 'no']);

const isOutside = (country: string | null): boolean =>
  country !== null && !isMemberState(country) && !EEA.has(country);

/** Keys of the clauses, most specific last. */
function clausesFor(one: DocumentCase, supplier: OrderSupplier): readonly string[] {
  const { entityClass } = composedCase(one).standing;
  const grade = gradeOf(supplier);
  return [
    supplier.kind,
    ...(supplier.hasAccess ? ['access'] : []),
    ...(supplier.hasPersonalData ? ['personal'] : []),
    ...(isOutside(supplier.country) ? ['third_country'] : []),
    ...(grade === 'critical' ? ['critical'] : []),
    ...(grade === 'critical' && entityClass === 'essential' ? ['essential'] : []),
  ];
}

/** Suppliers with the same clauses share a row, so that no clause is printed twice. */
export function clauseRows(one: DocumentCase): readonly TagRow[] {
  const groups = Map.groupBy(one.facts.suppliers, (supplier) => clausesFor(one, supplier).join());
  const printed = new Map<string, string>();
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const names = same.map(({ name }) => name).join(', ');
    const contract = clausesFor(one, first).map((key) => {
      const earlier = printed.get(key);
      if (earlier !== undefined)
        return textFor(one, 'supplier.as', {
          topic: textFor(one, `topic.${key}`),
          supplier: earlier,
        });
      printed.set(key, first.name);
      return withColon(textFor(one, `topic.${key}`), textFor(one, `supplier.${key}`), one.language);
    });
    return [{ supplier: names, contract: contract.join('\n') }];
  });
}
