/** Ports of imports: workbooks, and the law data that matches controls. */
import type { ImportedControl } from '../../modules/mapping-exchange/domain/imported-control.js';
import type { MatchedControls } from '../../modules/mapping-exchange/domain/match-controls.js';
import type { ResultsInput } from '../../modules/mapping-exchange/domain/oscal-results.js';
import type { FrameworkKey } from '../../modules/mapping/domain/control.js';
import type { Versions } from '../../shared/graphql/versions.js';
import type { TableTools } from './portfolio.ports.js';

/** `row`: line of the sheet, from 1. */
export type SheetRow = Readonly<{ row: number; cells: readonly string[] }>;

/**
 * First sheet of a workbook; null if the bytes are none, or too large.
 * @throws UPSTREAM_UNAVAILABLE if many are being read
 */
export type ReadWorkbook = (bytes: Uint8Array) => Promise<readonly SheetRow[] | null>;

export type ImportTools = TableTools & Readonly<{ readWorkbook: ReadWorkbook }>;

interface Imports {
  match(framework: FrameworkKey, controls: readonly ImportedControl[]): MatchedControls;
  results(input: ResultsInput, kbVersion: string, issuer: string): object;
}

/** On the present law data. */
export type ImportVersions = Versions<Imports>;
