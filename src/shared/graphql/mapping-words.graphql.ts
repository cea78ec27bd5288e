/** Wire words of the mapping. Not part of the documented interface, so most are English. */
import { CONFIDENCES } from '../../modules/mapping/domain/confidence.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../modules/mapping/domain/control.js';
import { GRADINGS, RATIONALES } from '../../modules/mapping/domain/grade.js';
import { MAPPING_ROLES } from '../../modules/mapping/domain/mapping-edge.js';
import { RELATIONS } from '../../modules/mapping/domain/relation.js';
import { MEASURE_KEYS } from '../../modules/mapping/domain/measure.js';
import type { ErrorDetail } from '../errors.js';
import type { Scope } from '../scope.js';
import type { Role } from '../caller.js';
import { Access } from './decorators.js';
import { wireEnum, wordEnum } from './wire-enum.js';
import { connectionOf, edgeOf } from './connection.graphql.js';

export const FRAMEWORK = wordEnum('FrameworkKey', FRAMEWORK_KEYS);

export const ROLE = wordEnum('MappingRole', MAPPING_ROLES);

export const RELATION = wordEnum('MappingRelation', RELATIONS);

export const RATIONALE = wordEnum('MappingRationale', RATIONALES);

export const GRADING = wordEnum('MappingGrading', GRADINGS);

export const MEASURE = wordEnum('MeasureKey', MEASURE_KEYS);

export const CONFIDENCE = wordEnum('MappingConfidence', CONFIDENCES);

/** A framework is compared with another one; `field` names the second. */
export const sameFramework = (
  [other, one]: readonly [string, FrameworkKey | undefined],
  [field, two]: readonly [string, FrameworkKey | undefined],
): readonly ErrorDetail[] =>
  one === undefined || one !== two ? [] : [{ field, type: 'same_value', params: { other } }];

export const MAPPING_READERS: readonly Role[] = [
  'lawyer_firm',
  'lawyer_individual',
  'grc_platform',
];

/** Roles that may read the mapping, by any path through the graph. */
export const MappingAccess = (scope: Scope = 'law:read') => Access(MAPPING_READERS, scope);

/** Key: wire word. Value: internal term. */
export const COVERAGE = wireEnum('Kate', { tugev: 'strong', osaline: 'partial' });

/** Connection that only these roles read. @param Node view type */
export function mappingConnection<Node extends object>(name: string, Node: new () => Node) {
  const ConnectionView = connectionOf(name, edgeOf(name, Node));
  MappingAccess()(ConnectionView);
  return ConnectionView;
}
