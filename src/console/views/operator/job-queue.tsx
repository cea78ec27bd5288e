/** Job queue, workers, and versions of the law data. */
import { JOB_QUEUE } from '../../lib/documents.js';
import { dateTime, day, number } from '../../lib/format.js';
import { askGraph } from '../../lib/graph.js';
import { useSession } from '../../lib/session.js';
import { useRequest, type RequestState } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Rows, type Column } from './line-table.js';
import { ReleaseChanges } from './release-changes.js';

type Job = Readonly<{
  too: string;
  ootel: number;
  tegemisel: number;
  kordub: number;
  ebaonnestunud: number;
  vanim_ootab: string | null;
}>;

type JobQueue = Readonly<{
  jarjekord: Readonly<{
    tood: readonly Job[];
    tootajad: readonly Readonly<{ id: string; viimane_elumark: string }>[];
  }>;
  kb_versioonid: readonly Readonly<{ kb_versioon: string; kuupaev: string; praegune: boolean }>[];
}>;

function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t, language } = useSession();
  const count = (head: string, of: (job: Job) => number): Column<Job> => ({
    head,
    isNumber: true,
    cell: (job) => number(language, of(job)),
  });
  const columns: readonly Column<Job>[] = [
    { head: t('console:operator.job'), cell: ({ too }) => <code>{too}</code> },
    count(t('console:account.delivery.waiting'), ({ ootel }) => ootel),
    count(t('console:operator.running'), ({ tegemisel }) => tegemisel),
    count(t('console:operator.kordub'), ({ kordub }) => kordub),
    count(t('console:olek.ebaonnestunud'), ({ ebaonnestunud }) => ebaonnestunud),
    {
      head: t('console:operator.oldest'),
      cell: ({ vanim_ootab: since }) => (since === null ? '–' : dateTime(language, since)),
    },
  ];
  if (jobs.length === 0) return <p class="quiet">{t('console:account.nothing')}</p>;
  return <Rows name="queue" lines={jobs} columns={columns} keyOf={({ too }) => too} />;
}

function Workers({ workers }: { workers: JobQueue['jarjekord']['tootajad'] }) {
  const { t, language } = useSession();
  if (workers.length === 0) return <p class="note bad">{t('console:operator.no_worker')}</p>;
  return (
    <ul class="rows">
      {workers.map(({ id, viimane_elumark }) => (
        <li key={id}>
          <code>{id}</code>
          <span>{t('console:operator.sign', { when: dateTime(language, viimane_elumark) })}</span>
        </li>
      ))}
    </ul>
  );
}

function Versions({ versions }: { versions: JobQueue['kb_versioonid'] }) {
  const { t, language } = useSession();
  return (
    <section class="card" aria-labelledby="versions">
      <h2 id="versions">{t('console:operator.versions')}</h2>
      <ul class="rows">
        {versions.map(({ kb_versioon, kuupaev, praegune }) => (
          <li key={kb_versioon} class="tall">
            <span>
              <code>{kb_versioon}</code>{' '}
              {praegune ? (
                <span class="mark-word good">{t('console:operator.present')}</span>
              ) : null}{' '}
              {day(language, kuupaev)}
            </span>
            <ReleaseChanges version={kb_versioon} day={kuupaev} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type JobQueueAnswer = Readonly<{ operator: JobQueue }>;

export const useJobQueue = (apiKey: string): RequestState<JobQueueAnswer> =>
  useRequest((signal) => askGraph<JobQueueAnswer>(JOB_QUEUE, {}, { key: apiKey, signal }), []);

export function JobsAndVersions({ data, error, isBusy, again }: RequestState<JobQueueAnswer>) {
  const { t } = useSession();
  const queue = data?.operator;
  return (
    <>
      <section class="card" aria-labelledby="queue">
        <h2 id="queue">{t('console:operator.queue')}</h2>
        <ErrorNote error={error} onRetry={again} />
        <Busy isBusy={isBusy} />
        {queue === undefined ? null : (
          <>
            <Workers workers={queue.jarjekord.tootajad} />
            <Jobs jobs={queue.jarjekord.tood} />
          </>
        )}
      </section>
      {queue === undefined ? null : <Versions versions={queue.kb_versioonid} />}
    </>
  );
}
