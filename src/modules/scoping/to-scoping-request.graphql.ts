/** Converts scoping arguments to a request. Source. */
import type { RequestedKeys, ScopingRequest } from './applicability.service.js';
import type { Figures } from '../countries/domain/company-size.js';
import type { ScopingArgs } from './scoping-request.graphql.js';

/** JSON allows -0. */
const withoutMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** Arguments that determine the result. */
export type ScopingInput = Omit<
  ScopingArgs,
  'receipt' | 'keel' | 'asOf' | 'kb' | 'kontserni_vihje'
>;

const toKeys = (field: string, keys: readonly string[]) =>
  keys.map((key, at) => ({ field: `${field}.${String(at)}`, key }));

const toFigures = ({ tootajad, kaive_meur, bilanss_meur }: ScopingInput): Figures => ({
  employees: withoutMinusZero(tootajad),
  turnoverMeur: kaive_meur ?? null,
  balanceSheetMeur: bilanss_meur ?? null,
});

export const toRequestedKeys = (
  args: Partial<Omit<ScopingInput, 'avalik_sidevork'>>,
): RequestedKeys => ({
  sector: { field: 'sektor', key: args.sektor ?? null },
  specialCases: [
    { field: 'erijuht', key: args.erijuht ?? null },
    ...toKeys('erijuhud', args.erijuhud ?? []),
  ],
  entityTypes:
    args.uksuse_liigid === null || args.uksuse_liigid === undefined
      ? null
      : toKeys('uksuse_liigid', args.uksuse_liigid),
  country: args.riik ?? null,
});

export const toScopingRequest = (args: ScopingInput): ScopingRequest => ({
  ...toRequestedKeys(args),
  figures: toFigures(args),
  activityShare: args.osakaal_protsent ?? null,
  hasPublicNetwork: args.avalik_sidevork,
  activityCode: args.tegevuskood ?? null,
});
