/** Use cases of groups of companies. Nothing is stored or fetched. */
import type { CountriesKnowledge } from '../countries/domain/national-record.js';
import type { ApplicabilityKnowledge } from '../scoping/domain/applicability-knowledge.js';
import { lookup } from '../scoping/domain/lookup.js';
import type { Statement } from '../scoping/domain/statement.js';
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import { invalid, notFound, type ErrorDetail } from '../../shared/errors.js';
import { assessGroup, type GroupAssessment } from './domain/assess-group.js';
import {
  entityOutcome,
  type EntityOutcome,
  type EntitySubject,
  type GroupSize,
} from './domain/entity-outcome.js';
import { actsAsEnacted, warningsOfDraft, type JudgedEntities } from './domain/group-draft.js';
import type { GroupGraph } from './domain/group-graph.js';
import { graphProblems, type GraphProblem } from './domain/graph-problems.js';
import type { GroupActs, GroupsKnowledge } from './domain/groups-knowledge.js';
import type { Independence } from './domain/independence.js';
import { removals } from './domain/size-without.js';
import { sizeByPeriods } from './domain/two-periods.js';

/** `sector`, `specialCases`: keys, checked here. `country`: two letters in any case. */
export type SubjectRequest = Readonly<{
  sector: string | null;
  specialCases: readonly string[];
  hasPublicNetwork: boolean;
  country: string | null;
  independence: Independence;
}>;

/** `subjects`: in the order of the entities. `fieldOf`: request fields of what may be wrong. `errors`: of the form. */
export type GroupRequest = Readonly<{
  graph: GroupGraph;
  subjects: readonly SubjectRequest[];
  fieldOf: Readonly<{
    problem: (problem: GraphProblem) => string;
    key: (at: number, what: 'sector' | 'specialCases') => string;
  }>;
  errors?: readonly ErrorDetail[];
}>;

/**
 * `outcomes`: in the order of the entities; null for persons and public bodies. `sizes`: of the components. `inForce`:
 * outcomes under the law in force, if the others are under a draft; else null. `draftWarnings`: empty under the law in force.
 */
export type GroupAnswer = Readonly<{
  acts: GroupActs;
  graph: GroupGraph;
  assessment: GroupAssessment;
  sizes: readonly GroupSize[];
  subjects: readonly EntitySubject[];
  outcomes: readonly (EntityOutcome | null)[];
  inForce: readonly (EntityOutcome | null)[] | null;
  draftWarnings: readonly Statement[];
}>;

const unknownKey = (known: Readonly<Record<string, unknown>>, key: string): boolean =>
  !Object.hasOwn(known, key);

export class GroupsService {
  /** @param inForce under the law in force, if `applicability` is that of a draft */
  constructor(
    private readonly knowledge: GroupsKnowledge,
    readonly applicability: ApplicabilityKnowledge,
    private readonly countries: CountriesKnowledge,
    private readonly inForce: GroupsService | null = null,
  ) {}

  /** @throws VALIDATION_FAILED naming each wrong entity, holding and key; NOT_FOUND in law data without groups */
  scope(request: GroupRequest): GroupAnswer {
    const { law } = this.knowledge;
    if (law === null) throw notFound();
    const problems = this.errorsOf(request);
    if (problems.length > 0) throw invalid(...problems);
    const { graph } = request;
    const assessment = assessGroup(graph, law.limits);
    const judged = this.judge(request, assessment);
    const known = { acts: law.acts, graph, assessment };
    if (this.inForce === null) return { ...known, ...judged, inForce: null, draftWarnings: [] };
    const { applicability: enacted } = this.inForce;
    const before = this.inForce.judge(request, assessment);
    const draft = { ...judged, outcomes: actsAsEnacted(enacted, judged, before) };
    const draftWarnings = warningsOfDraft(this.applicability, enacted, draft);
    return { ...known, ...draft, inForce: before.outcomes, draftWarnings };
  }

  errorsOf(request: GroupRequest): readonly ErrorDetail[] {
    return [...(request.errors ?? []), ...this.graphDetails(request), ...this.keyDetails(request)];
  }

  private judge(
    request: GroupRequest,
    assessment: GroupAssessment,
  ): JudgedEntities & Pick<GroupAnswer, 'sizes'> {
    const { graph } = request;
    const sizes = assessment.components.map((component): GroupSize => {
      const size = sizeByPeriods(this.applicability, component.total);
      const now = size.deciding.category;
      return { size, removals: removals(this.applicability, component, now) };
    });
    const subjects = request.subjects.map((one) => this.toSubject(one));
    const outcomes = assessment.positions.map(({ component }, at) => {
      const [size, subject, entity] = [sizes[component ?? -1], subjects[at], graph.entities[at]];
      if (size === undefined || subject === undefined || entity === undefined) return null;
      return entityOutcome(this.applicability, subject, entity, size);
    });
    return { sizes, subjects, outcomes };
  }

  private graphDetails({ graph, fieldOf }: GroupRequest): readonly ErrorDetail[] {
    return graphProblems(graph).map((problem) => {
      const { type, params } = problem;
      return { field: fieldOf.problem(problem), type, params };
    });
  }

  private keyDetails({ subjects, fieldOf }: GroupRequest): readonly ErrorDetail[] {
    const { sectors, specialCases } = this.applicability;
    const detail = (field: string, known: Readonly<Record<string, unknown>>): ErrorDetail => ({
      field,
      type: 'enum',
      params: { expected: Object.keys(known).join(', ') },
    });
    return subjects.flatMap(({ sector, specialCases: cases }, at) => [
      ...(sector !== null && unknownKey(sectors, sector)
        ? [detail(fieldOf.key(at, 'sector'), sectors)]
        : []),
      ...(cases.some((one) => unknownKey(specialCases, one))
        ? [detail(fieldOf.key(at, 'specialCases'), specialCases)]
        : []),
    ]);
  }

  private toSubject(request: SubjectRequest): EntitySubject {
    const { sectors, specialCases, publicNetworkCase } = this.applicability;
    const { sector, country: named, hasPublicNetwork, independence } = request;
    const country = named === null ? null : normaliseCountry(named);
    const state = country !== null && isMemberState(country) ? country : null;
    const given = request.specialCases.flatMap((key) => lookup(specialCases, key) ?? []);
    const cases = hasPublicNetwork ? [...given, publicNetworkCase] : given;
    return {
      facts: {
        sector: sector === null ? null : lookup(sectors, sector),
        cases: [...new Set(cases)],
      },
      answers: { types: null, share: null },
      national: state === null ? null : this.countries[state],
      groupRule: state === null ? null : (this.knowledge.national[state] ?? null),
      independence,
    };
  }
}
