/** Use cases of imports: controls of a file matched with those of a framework, and results as OSCAL. */
import type { FrameworkKey } from '../mapping/domain/control.js';
import type { MappingGraph } from '../mapping/domain/mapping-graph.js';
import type { ImportedControl } from './domain/imported-control.js';
import { matchControls, type MatchedControls } from './domain/match-controls.js';
import { oscalResults, type ResultsInput } from './domain/oscal-results.js';
import type { ExportWriters } from '../../platform/tables/export-writers.js';

export class ImportService {
  constructor(
    private readonly graph: MappingGraph,
    private readonly writers: Pick<ExportWriters, 'uuidOf'>,
  ) {}

  match(framework: FrameworkKey, controls: readonly ImportedControl[]): MatchedControls {
    return matchControls(this.graph, framework, controls);
  }

  /** @param issuer public URL of the service */
  results(input: ResultsInput, kbVersion: string, issuer: string): object {
    const date = kbVersion.split('_')[1] ?? '';
    const { uuidOf } = this.writers;
    return oscalResults(input, { kbVersion, date, issuer, uuidOf });
  }
}
