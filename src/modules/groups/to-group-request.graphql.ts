/** Converts the wire input of a group to its graph, and problems of the graph to request fields. */
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import type { Figures } from '../countries/domain/company-size.js';
import type { GroupEntity, Holding } from './domain/group-graph.js';
import type { GraphProblem } from './domain/graph-problems.js';
import type {
  ConsolidatedAccountsInput,
  GroupEntityInput,
  GroupFiguresInput,
  GroupHoldingInput,
  ScopeGroupArgs,
} from './group-input.graphql.js';
import type { GroupRequest, SubjectRequest } from './groups.service.js';

const MAX_ENTITIES = 500;

const LISTS: Readonly<Record<GraphProblem['list'], string>> = {
  entities: 'uksused',
  holdings: 'osalused',
  jointly: 'koos_tegutsevad',
};

const MEMBERS: Readonly<Record<string, string>> = {
  id: 'id',
  latest: 'tootajad',
  previous: 'eelmine',
  consolidated: 'konsolideeritud',
  consolidatedPrevious: 'konsolideeritud.eelmine',
  covers: 'konsolideeritud.holmab',
  authority: 'eelarve_meur',
  holder: 'omanik',
  held: 'uksus',
  capital: 'kapital_protsent',
  votes: 'haaled_protsent',
  investedMeur: 'investeering_meur',
};

const SUBJECT_FIELDS = { sector: 'sektor', specialCases: 'erijuhud' } as const;

function problemField({ list, at, member }: GraphProblem): string {
  const place = `${LISTS[list]}.${String(at)}`;
  return member === null ? place : `${place}.${MEMBERS[member] ?? member}`;
}

const partOf = ({ tootajad, kaive_meur, bilanss_meur }: GroupFiguresInput) => ({
  employees: tootajad ?? null,
  turnoverMeur: kaive_meur ?? null,
  balanceSheetMeur: bilanss_meur ?? null,
});

/** Null without a headcount; `check` reports money without it. */
function figuresOf(input: GroupFiguresInput | null | undefined): Figures | null {
  if (input == null) return null;
  const { employees, ...money } = partOf(input);
  return employees === null ? null : { employees, ...money };
}

/** Percent of a consolidated enterprise. */
const WHOLE = 100;

const toConsolidated = (
  input: ConsolidatedAccountsInput | null | undefined,
): GroupEntity['consolidated'] =>
  input == null
    ? null
    : {
        latest: partOf(input),
        previous: input.eelmine == null ? null : partOf(input.eelmine),
        covers: input.holmab.map(({ uksus, protsent }) => ({
          entity: uksus,
          percent: protsent ?? WHOLE,
        })),
      };

const toEntity = (input: GroupEntityInput): GroupEntity => ({
  id: input.id,
  kind: input.liik ?? 'enterprise',
  figures: { latest: figuresOf(input), previous: figuresOf(input.eelmine) },
  consolidated: toConsolidated(input.konsolideeritud),
  markets: input.turud ?? null,
  budgetMeur: input.eelarve_meur ?? null,
  inhabitants: input.elanikke ?? null,
});

const toHolding = (input: GroupHoldingInput): Holding => ({
  holder: input.omanik,
  held: input.uksus,
  capital: input.kapital_protsent ?? null,
  votes: input.haaled_protsent ?? null,
  control: input.kontroll ?? null,
  inManagement: input.osaleb_juhtimises ?? false,
  investedMeur: input.investeering_meur ?? null,
});

const toSubject = (input: GroupEntityInput): SubjectRequest => ({
  sector: input.sektor ?? null,
  specialCases: input.erijuhud ?? [],
  hasPublicNetwork: input.avalik_sidevork ?? false,
  country: input.riik ?? null,
  independence: {
    systems: input.soltumatud_susteemid ?? null,
    services: input.soltumatud_teenused ?? null,
  },
});

const lacksHeadcount = (input: GroupFiguresInput | null | undefined): boolean =>
  input != null && input.tootajad == null && (input.kaive_meur ?? input.bilanss_meur) != null;

/** Money without a headcount. */
const figureErrors = (entity: GroupEntityInput, at: number): readonly ErrorDetail[] => {
  const place = `uksused.${String(at)}`;
  return [
    ...(lacksHeadcount(entity) ? [{ field: `${place}.tootajad`, type: 'missing' }] : []),
    ...(lacksHeadcount(entity.eelmine)
      ? [{ field: `${place}.eelmine.tootajad`, type: 'missing' }]
      : []),
  ];
};

function assertCount({ length }: readonly unknown[]): void {
  const field = 'uksused';
  if (length === 0) throw invalid({ field, type: 'too_short', params: { min_length: 1 } });
  if (length > MAX_ENTITIES) {
    throw invalid({ field, type: 'too_long', params: { max_length: MAX_ENTITIES } });
  }
}

/** @throws VALIDATION_FAILED without entities, or with too many */
export function toGroupRequest(args: ScopeGroupArgs): GroupRequest {
  assertCount(args.uksused);
  return {
    graph: {
      entities: args.uksused.map(toEntity),
      holdings: (args.osalused ?? []).map(toHolding),
      jointly: (args.koos_tegutsevad ?? []).map(({ isikud }) => isikud),
      adjacentMarkets: (args.korvalturud ?? []).map(({ turg, korvalturg }) => [turg, korvalturg]),
    },
    subjects: args.uksused.map(toSubject),
    fieldOf: {
      problem: problemField,
      key: (at, what) => `uksused.${String(at)}.${SUBJECT_FIELDS[what]}`,
    },
    errors: args.uksused.flatMap(figureErrors),
  };
}
