/** Use cases of health, status and change log. */
import type { ChangesKnowledge } from './domain/change.js';
import {
  pageOfChanges,
  type ChangeFilter,
  type ChangePage,
  type ChangePosition,
} from './domain/change-log.js';
import {
  differences,
  pageOfDifferences,
  type Difference,
  type DifferencePart,
} from './domain/difference.js';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import {
  COMPONENTS,
  type ComponentStates,
  type KnowledgeArchive,
  type Probes,
} from './status.ports.js';

/** */
type Overall = 'operational' | 'degraded' | 'outage';

export type StatusReport = Readonly<{ overall: Overall; components: ComponentStates }>;

/** `uptimeSeconds`: of this process, whole seconds. */
export type Health = Readonly<{ status: 'ok'; version: string; uptimeSeconds: number }>;

export type ChangeQuery = Readonly<{
  filter: ChangeFilter;
  page: Readonly<{ after: ChangePosition | null; limit: number }>;
}>;

type VersionPair = Readonly<{ from: string; to: string }>;

/** `to`: null: the present version. `after`: differences to skip. */
export type DifferenceQuery = Readonly<{
  from: string;
  to: string | null;
  page: Readonly<{ after: number; limit: number }>;
}>;

export type DifferencePage = VersionPair & DifferencePart;

/** `log`: newest first. `startedAt`: of this process. */
export type StatusDependencies = Readonly<{
  probes: Probes;
  log: ChangesKnowledge;
  archive: KnowledgeArchive;
  build: Readonly<{ version: string; startedAt: Date }>;
}>;

const MILLISECONDS = 1000;

/** Comparisons cached for following pages. */
const MAX_COMPARED = 4;

/** Without the database no API key can be checked, so its failure is an outage. */
function overallOf(components: ComponentStates): Overall {
  if (components.api.status === 'down' || components.database.status === 'down') return 'outage';
  const down = COMPONENTS.some((name) => components[name].status === 'down');
  return down ? 'degraded' : 'operational';
}

export class StatusService {
  private readonly compared = new Map<string, readonly Difference[]>();

  constructor(private readonly deps: StatusDependencies) {}

  health(now: Date): Health {
    const { version, startedAt } = this.deps.build;
    const elapsed = (now.getTime() - startedAt.getTime()) / MILLISECONDS;
    return { status: 'ok', version, uptimeSeconds: Math.max(0, Math.floor(elapsed)) };
  }

  async status(): Promise<StatusReport> {
    const components = await this.deps.probes.check();
    return { overall: overallOf(components), components };
  }

  changes({ filter, page }: ChangeQuery): ChangePage {
    return pageOfChanges(this.deps.log, filter, page);
  }

  /** @throws VALIDATION_FAILED if either version is not available */
  differences({ from, to, page }: DifferenceQuery): DifferencePage {
    const pair = { from, to: to ?? this.deps.archive.present };
    const unknown = this.unknownVersions(pair);
    if (unknown.length > 0) throw invalid(...unknown);
    return { ...pair, ...pageOfDifferences(this.compare(pair), page) };
  }

  unknownVersions(
    named: Readonly<Record<string, string | null | undefined>>,
  ): readonly ErrorDetail[] {
    const { versions } = this.deps.archive;
    return Object.entries(named).flatMap(([field, name]) =>
      name == null || versions.some(({ version }) => version === name)
        ? []
        : [{ field, type: 'kb_version_unknown' }],
    );
  }

  private compare({ from, to }: VersionPair): readonly Difference[] {
    const { archive } = this.deps;
    const name = `${from} ${to}`;
    const found =
      this.compared.get(name) ?? differences(archive.filesOf(from), archive.filesOf(to));
    // Re-inserts the entry to keep recent comparisons; the least recently used is evicted.
    this.compared.delete(name);
    this.compared.set(name, found);
    const [oldest] = this.compared.keys();
    if (this.compared.size > MAX_COMPARED && oldest !== undefined) this.compared.delete(oldest);
    return found;
  }
}
