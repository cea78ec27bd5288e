/** Statements about an activity code. */
import { message, type Message } from '../../../shared/message.js';
import type { ActivityMatch, ActivityReading } from './activity-match.js';
import type { ApplicabilityKnowledge, Sector } from './applicability-knowledge.js';
import { lookup } from './lookup.js';
import { statement, type Statement } from './statement.js';

export const sectorName = (key: string): Message => message(`sectors:names.${key}`);

const describe = ({ code, title }: ActivityReading) => ({ code, title: title ?? '' });

function doubts(
  knowledge: ApplicabilityKnowledge,
  match: Extract<ActivityMatch, { kind: 'read' }>,
): readonly Statement[] {
  const { code, version } = match.reading;
  const { residuals, sources } = knowledge.activity.nace[version];
  const residual = lookup(residuals, code);
  return [
    ...(match.doubt === null
      ? []
      : [statement(message(`scoping:code.${match.doubt}`, { code, version }), sources)]),
    ...(residual === null ? [] : [statement(residual, sources)]),
  ];
}

function unfilled(knowledge: ApplicabilityKnowledge, reading: ActivityReading): Statement {
  const { sources } = knowledge.activity.nace[reading.version];
  const params = describe(reading);
  if (reading.hints.length === 0)
    return statement(message('scoping:code.no_sector', params), sources);
  const sectors = reading.hints.map(sectorName);
  return statement(message('scoping:code.hints', params), sources, { sectors });
}

function elsewhere(reading: ActivityReading, found: Sector, used: Sector): Statement {
  const names = { codeSector: [sectorName(found.key)], sector: [sectorName(used.key)] };
  return statement(message('scoping:code.elsewhere', describe(reading)), [found.source], names);
}

/** Characters of an unknown code repeated in the warning. */
const ECHOED_CHARACTERS = 40;

const shorten = (input: string): string => Array.from(input).slice(0, ECHOED_CHARACTERS).join('');

/** A parent sector and its subsector do not contradict each other. */
const isSameSector = (a: Sector, b: Sector): boolean =>
  a.key === b.key || a.parent === b.key || b.parent === a.key;

/**
 * Warnings about the code: unknown, uncertain version, another sector.
 *
 * @param used sector on which the classification is based
 */
export function activityWarnings(
  knowledge: ApplicabilityKnowledge,
  match: ActivityMatch,
  used: Sector | null,
): readonly Statement[] {
  if (match.kind === 'unknown') {
    return [statement(message('scoping:code.unknown', { code: shorten(match.input) }), [])];
  }
  if (match.kind === 'ambiguous') {
    const { sources } = knowledge.activity.nace['2.1'];
    return [statement(message('scoping:code.ambiguous', { code: match.code }), sources)];
  }
  const { reading } = match;
  const found = reading.confirmed === null ? null : lookup(knowledge.sectors, reading.confirmed);
  const pointed = [
    ...(found === null ? [unfilled(knowledge, reading)] : []),
    ...(found !== null && used !== null && !isSameSector(found, used)
      ? [elsewhere(reading, found, used)]
      : []),
  ];
  return [
    ...pointed,
    ...doubts(knowledge, match),
    statement(message('scoping:code.indication'), []),
  ];
}

export function filledReason(reading: ActivityReading, sector: Sector): Statement {
  const params = describe(reading);
  const names = { sector: [sectorName(sector.key)] };
  return statement(message('scoping:reasons.sector_from_code', params), [sector.source], names);
}
