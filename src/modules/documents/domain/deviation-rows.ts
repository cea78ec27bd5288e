/** National deviations from the Directive, for the sector and the types of entity of the organisation. */
import type {
  Deviation,
  DeviationScope,
  NationalRecord,
  NationalSource,
} from '../../countries/domain/national-record.js';
import { deviationsByWeight } from '../../countries/domain/national-warnings.js';
import { message, type Message } from '../../../shared/message.js';
import { provisionBeside } from '../../../shared/source.js';
import { sectorKeys } from './condition.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import { standingOf } from './standing.js';

/** Special case of those who provide a public network or service. */
const PUBLIC_NETWORK = 'public_electronic_communications';

/** Types that the order states, by key or special case; if it states none, those of its sector may be meant. */
function mayBeOfType(one: DocumentCase, types: readonly string[]): boolean {
  const { knowledge, facts } = one;
  const { entityTypes, specialCases, hasPublicNetwork } = facts.profile;
  const { sector } = standingOf(knowledge, facts);
  const cases = hasPublicNetwork ? [...specialCases, PUBLIC_NETWORK] : specialCases;
  const isOpen = entityTypes === null && sector !== null;
  return (
    types.some((key) => entityTypes?.includes(key)) ||
    Object.values(knowledge.applicability.sectors)
      .flatMap((each) => each.entityTypes)
      .some(
        ({ key, specialCases: own }) =>
          types.includes(key) && own.some((name) => cases.includes(name)),
      ) ||
    (isOpen && sector.entityTypes.some(({ key }) => types.includes(key)))
  );
}

/** True also if the order states no sector of the Directive. */
function mayConcern(one: DocumentCase, scope: DeviationScope | undefined): boolean {
  const standing = standingOf(one.knowledge, one.facts);
  if (scope === undefined || standing.sector === null) return true;
  return (
    sectorKeys(standing).some((key) => scope.sectors.includes(key)) ||
    mayBeOfType(one, scope.entityTypes)
  );
}

const groupsIn = (one: DocumentCase, { sectors, entityTypes }: DeviationScope): string =>
  [
    ...sectors.map((key) => message(`sectors:names.${key}`)),
    ...entityTypes.map((key) => message(`sectors:types.${key}`)),
  ]
    .map((name) => localizeIn(one, name))
    .join('; ');

/** The act of the country by its short title, which the row on the act explains. */
function sourceText({ act }: NationalRecord, { title, provision, url }: NationalSource): Message {
  return message('incident:template.source', {
    act: title === act.title ? act.shortTitle : title,
    provision: provisionBeside(title, provision, act.shortTitle),
    url,
  });
}

function textsOf(one: DocumentCase, { scope, warning, strong }: Deviation): readonly Message[] {
  const marked = strong ? [message('countries:general.strong'), warning] : [warning];
  if (scope === undefined) return marked;
  const groups = groupsIn(one, scope);
  return mayConcern(one, scope)
    ? [...marked, message('countries:general.scope', { groups })]
    : [message('countries:general.outside_scope', { groups })];
}

/** A deviation that does not concern the organisation is named last, without its content. */
export function deviationTexts(one: DocumentCase, record: NationalRecord): readonly string[] {
  const all = deviationsByWeight(record);
  const concerning = all.filter(({ scope }) => mayConcern(one, scope));
  const others = all.filter(({ scope }) => !mayConcern(one, scope));
  return [...concerning, ...others].map((deviation) =>
    [...textsOf(one, deviation), sourceText(record, deviation.source)]
      .map((text) => localizeIn(one, text))
      .join(' '),
  );
}
