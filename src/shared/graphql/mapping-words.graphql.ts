/** Wire words of the mapping. Not part of the documented interface, so most are English. */
import { registerEnumType } from 'type-graphql';
import { CONFIDENCES } from '../../modules/mapping/domain/confidence.js';
import { FRAMEWORK_KEYS } from '../../modules/mapping/domain/control.js';
import { GRADINGS, RATIONALES } from '../../modules/mapping/domain/grade.js';
import { MAPPING_ROLES } from '../../modules/mapping/domain/mapping-edge.js';
import { RELATIONS } from '../../modules/mapping/domain/relation.js';
import { MEASURE_KEYS } from '../../modules/mapping/domain/measure.js';
import type { Scope } from '../scope.js';
import type { Role } from '../caller.js';
import { Access } from './decorators.js';

export const enumOf = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word]));

export const FRAMEWORK = enumOf(FRAMEWORK_KEYS);
registerEnumType(FRAMEWORK, { name: 'FrameworkKey' });

export const ROLE = enumOf(MAPPING_ROLES);
registerEnumType(ROLE, {
  name: 'MappingRole',
});

export const RELATION = enumOf(RELATIONS);
registerEnumType(RELATION, {
  name: 'MappingRelation',
});

export const RATIONALE = enumOf(RATIONALES);
registerEnumType(RATIONALE, { name: 'MappingRationale' });

export const GRADING = enumOf(GRADINGS);
registerEnumType(GRADING, { name: 'MappingGrading' });

export const MEASURE = enumOf(MEASURE_KEYS);
registerEnumType(MEASURE, { name: 'MeasureKey' });

export const CONFIDENCE = enumOf(CONFIDENCES);
registerEnumType(CONFIDENCE, {
  name: 'MappingConfidence',
});

export const MAPPING_READERS: readonly Role[] = [
  'lawyer_firm',
  'lawyer_individual',
  'grc_platform',
];

/** Roles that may read the mapping, by any path through the graph. */
export const MappingAccess = (scope: Scope = 'law:read') => Access(MAPPING_READERS, scope);

/** Key: wire word. Value: internal term. */
export const COVERAGE = { tugev: 'strong', osaline: 'partial' } as const;
registerEnumType(COVERAGE, {
  name: 'Kate',
});
