/** A small mapping: three measures, two frameworks and the links between them. */
import type {
  Control,
  Framework,
  FrameworkKey,
} from '../../../../src/modules/mapping/domain/control.js';
import type { FrameworkMappingKnowledge } from '../../../../src/modules/mapping/domain/framework-mapping.js';
import { edgeKey, type MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import type { Measure, MeasureKey } from '../../../../src/modules/mapping/domain/measure.js';
import type { Point } from '../../../../src/modules/mapping/domain/point.js';
import { LANGUAGES, type Language } from '../../../../src/shared/language.js';
import { message } from '../../../../src/shared/message.js';

/** The same name in every language except the given ones. */
const named = (name: string, others: Partial<Record<Language, string>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, others[language] ?? name])) as Record<
    Language,
    string
  >; // one entry for each language

export const measure = (
  key: MeasureKey,
  name: string,
  others: Partial<Record<Language, string>> = {},
): Measure => ({
  key,
  article: `art 21(2)(${key})`,
  names: named(name, others),
  coverage: key === 'c' ? 'partial' : 'strong',
  inPlace: message(`measures:in_place.${key}`),
  gap: message(`measures:gap.${key}`),
  coverageReason: message(`measures:coverage_reason.${key}`),
  sources: [],
});

const control = (framework: FrameworkKey, ref: string, parent: string | null = null): Control => ({
  framework,
  ref,
  title: `title of ${ref}`,
  parent,
});

export const anEdge = (
  from: MeasureKey,
  framework: FrameworkKey,
  ref: string,
  change: Partial<MappingEdge> = {},
): MappingEdge => ({
  key: edgeKey(from, framework, ref),
  measure: from,
  framework,
  ref,
  role: 'core',
  relation: 'intersects',
  coverage: null,
  provision: ref,
  evidence: ['LAW'],
  sources: [],
  grade: null,
  ...change,
});

const framework = (key: FrameworkKey): Framework => ({
  key,
  title: message(`mapping:framework.${key}`),
  act: { title: key, url: 'https://example.org/', positionDate: '2026-01-01' },
});

export const sample: FrameworkMappingKnowledge = {
  measures: [
    measure('a', 'policies on risk analysis', {
      et: 'riskianalüüsi põhimõtted',
      el: 'Χειρισμός κινδύνου',
    }),
    measure('b', 'incident handling', {
      et: 'intsidentide käsitlemine',
      da: 'håndtering af hændelser',
    }),
    measure('c', 'continuity and incident drills', { et: 'talitluspidevus' }),
  ],
  frameworks: [framework('iso27001'), framework('dora')],
  controls: [
    control('iso27001', 'A.5'),
    control('iso27001', 'A.5.1', 'A.5'),
    control('iso27001', 'A.5.26', 'A.5'),
    control('dora', 'art 5'),
    control('dora', 'art 11'),
  ],
  edges: [
    anEdge('a', 'iso27001', 'A.5.1'),
    anEdge('a', 'dora', 'art 5'),
    anEdge('b', 'iso27001', 'A.5.26'),
    anEdge('b', 'dora', 'art 11', { role: 'related' }),
    anEdge('c', 'iso27001', 'A.5.26', { role: 'related' }),
    anEdge('c', 'dora', 'art 11'),
  ],
  linkSets: [],
  notes: [],
  unverifiedNames: ['et'],
};

/** Only its kind and letters are known. */
export const aPoint = (kind: Point['kind'], letters: Point['letters']): Point => ({
  kind,
  letters,
  named: null,
  qualifiers: [],
  isUpdated: false,
  cadence: [],
  refersTo: [],
  namesManagement: false,
});
