/** Errors of an incident record that its types cannot express: unknown codes and unreadable instants. */
import type { ErrorDetail } from '../../../shared/errors.js';
import { instantProblem } from '../../incidents/domain/instant.js';
import {
  entriesOf,
  isGiven,
  valueOf,
  type RecordMember,
  type IncidentRecord,
} from './record-values.js';
import type { ItemFormat, MemberPath, ReportForms } from './report-form.js';

type ValueProblem = Omit<ErrorDetail, 'field'>;

function problemOf(value: unknown, format: ItemFormat): ValueProblem | null {
  if (format.test === 'time') return instantProblem(typeof value === 'string' ? value : '');
  const { codes } = format;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isKnown = values.every((one) => typeof one === 'string' && codes.includes(one));
  return isKnown ? null : { type: 'enum', params: { expected: codes.join(', ') } };
}

const fieldOf = (member: MemberPath, { index }: RecordMember): string =>
  `incident.${member.replace('[]', `.${String(index)}`)}`;

/** @param elsewhere members that are checked with the other arguments */
export function recordErrors(
  forms: ReportForms,
  record: IncidentRecord,
  elsewhere: readonly MemberPath[],
): readonly ErrorDetail[] {
  const found = new Map<string, ErrorDetail>();
  for (const { members, format } of forms.flatMap(({ items }) => items)) {
    const [member = ''] = members;
    if (format === null || elsewhere.includes(member)) continue;
    for (const entry of entriesOf(record, member)) {
      const value = valueOf(entry);
      const problem = isGiven(value) ? problemOf(value, format) : null;
      const field = fieldOf(member, entry);
      if (problem !== null) found.set(field, { field, ...problem });
    }
  }
  return [...found.values()];
}
