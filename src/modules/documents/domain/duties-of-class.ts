/** Duties that bind the organisation of a document. */
import { nationalSource } from '../../countries/domain/national-overlay.js';
import type { EntityGroup } from '../../incidents/domain/national-schedule.js';
import type { Duty } from '../../law/domain/duty.js';
import type { DocumentCase } from './document-source.js';
import { dutyElsewhere } from './duty-exceptions.js';
import { entityKind } from './entity-kind.js';
import type { Standing } from './standing.js';

/** Whether the act that sets the duties of the country states this one. */
function isOfNationalAct({ national }: Standing, { source }: Duty): boolean {
  if (national === null) return false;
  return nationalSource(national, source.provision).some(({ title }) => title === source.title);
}

/**
 * Registration stays under the act; the limits of fines follow the duties that it does not set.
 * Duties of a group apply if the act leaves the duties to their act, or sets them itself for the organisation's group.
 */
function bindsIn(standing: Standing, duty: Duty, own: EntityGroup): boolean {
  const { kind, country, group, source } = duty;
  const elsewhere = dutyElsewhere(standing);
  if (group !== null) {
    const isOwn = group === own && isOfNationalAct(standing, duty);
    return elsewhere === null ? isOwn : elsewhere.other === source.title;
  }
  if (elsewhere === null || kind === 'registration') return true;
  return kind !== 'fine' && country === null;
}

/** The limits for a group take the place of the general ones, also if they state no amount. */
function withOwnFines(duties: readonly Duty[]): readonly Duty[] {
  const isOwn = ({ kind, group }: Duty): boolean => kind === 'fine' && group !== null;
  return duties.some(isOwn) ? duties.filter((one) => one.kind !== 'fine' || isOwn(one)) : duties;
}

/** Duties of the country for the class; those of the Directive where the act has none of the kind. */
export function dutiesOf({ knowledge, facts }: DocumentCase, standing: Standing): readonly Duty[] {
  const { national, entityClass } = standing;
  if (entityClass !== 'essential' && entityClass !== 'important') return [];
  const { union, countries } = knowledge.duties;
  const own = national === null ? [] : (countries[national.country] ?? []);
  const { group } = entityKind(standing, facts.profile.hasPublicNetwork);
  return withOwnFines(
    [...own, ...union].filter(
      (duty) => duty.classes.includes(entityClass) && bindsIn(standing, duty, group ?? 'other'),
    ),
  );
}
