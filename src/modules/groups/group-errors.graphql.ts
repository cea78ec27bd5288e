/** Errors of a group from which wrong members are missing. */
import { invalid } from '../../shared/errors.js';
import type { GroupEntityInput, ScopeGroupArgs } from './group-input.graphql.js';
import type { GroupRequest, GroupsService } from './groups.service.js';
import { toGroupRequest } from './to-group-request.graphql.js';

const NO_GRAPH: GroupRequest['graph'] = {
  entities: [],
  holdings: [],
  jointly: [],
  adjacentMarkets: [],
};

const have = (all: readonly object[] | null | undefined, ...names: readonly string[]): boolean =>
  (all ?? []).every((one) => names.every((name) => name in one));

/** Whether everything has what the graph is built of. */
function isGraph({ uksused, osalused, koos_tegutsevad, korvalturud }: Partial<ScopeGroupArgs>) {
  const accounts = (uksused ?? []).flatMap((one) => one.konsolideeritud ?? []);
  return (
    have(uksused, 'id') &&
    have(accounts, 'holmab') &&
    accounts.every((one) => have(one.holmab, 'uksus')) &&
    have(osalused, 'omanik', 'uksus') &&
    have(koos_tegutsevad, 'isikud') &&
    have(korvalturud, 'turg', 'korvalturg')
  );
}

const withoutAccounts = (entity: GroupEntityInput): GroupEntityInput =>
  Object.assign({}, entity, { konsolideeritud: null });

/** @throws VALIDATION_FAILED naming what is wrong; without a whole graph, entities alone are checked */
export function assertGroup(service: GroupsService, args: Partial<ScopeGroupArgs>): void {
  const { uksused } = args;
  if (uksused === undefined) return;
  const isWhole = isGraph(args);
  const read = isWhole ? { ...args, uksused } : { uksused: uksused.map(withoutAccounts) };
  const request = toGroupRequest({ ...read, pilt: false });
  const errors = service.errorsOf(isWhole ? request : { ...request, graph: NO_GRAPH });
  if (errors.length > 0) throw invalid(...errors);
}
