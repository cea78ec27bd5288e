/** Links of the mapping that readers dispute, and what the operator decides. */
import { DECIDE_DISPUTE, DISPUTES } from '../../lib/documents.js';
import { dateTime } from '../../lib/format.js';
import { askGraph } from '../../lib/graph.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { AreaField } from '../../parts/field.js';

type End = Readonly<{ id: string; title: string | null }>;

type Report = Readonly<{
  id: string;
  from: End;
  to: End;
  relation: string;
  strength: number | null;
  reason: string | null;
  message: string | null;
  suggested_relation: string | null;
  suggested_strength: number | null;
  reported_at: string;
}>;

type Reports = Readonly<{ reports: readonly Readonly<{ report: Report }>[] }>;

const nameOf = ({ id, title }: End): string => (title === null ? id : `${id} ${title}`);

type Grade = Readonly<{ relation: string | null; strength: number | null }>;

function Graded({ relation, strength }: Grade) {
  const { t } = useSession();
  if (relation === null && strength === null) return null;
  const word = relation === null ? '' : t(`console:mapping.relations.${relation}`);
  return (
    <span class="mark-word">{[word, strength ?? ''].filter((one) => one !== '').join(' · ')}</span>
  );
}

type DisputeProps = Readonly<{ apiKey: string; report: Report; onDecided: () => void }>;

function Dispute({ apiKey, report, onDecided }: DisputeProps) {
  const { t, language } = useSession();
  const { error, run } = useAction();
  const [reason, setReason, drop] = useForm(`dispute.${report.id}`, '');
  const name = `${nameOf(report.from)} – ${nameOf(report.to)}`;
  const decide = (outcome: 'accepted' | 'rejected') => (): void => {
    run(async () => {
      await askGraph(DECIDE_DISPUTE, { id: report.id, outcome, reason }, { key: apiKey });
      drop();
      onDecided();
    });
  };
  return (
    <li class="tall">
      <p>
        <strong>{name}</strong> <Graded relation={report.relation} strength={report.strength} />{' '}
        <span class="small quiet">{dateTime(language, report.reported_at)}</span>
      </p>
      {report.reason === null ? null : <p class="small quiet">{report.reason}</p>}
      <p>
        {report.message}{' '}
        <Graded relation={report.suggested_relation} strength={report.suggested_strength} />
      </p>
      <AreaField
        label={t('console:operator.reason')}
        isRequired
        fieldError={errorOf(t, error, 'reason')}
        value={reason}
        onValue={setReason}
      />
      <ErrorNote error={error} shown={['reason']} />
      <span class="buttons">
        {(['accepted', 'rejected'] as const).map((outcome) => (
          <ConfirmButton
            key={outcome}
            class="slim"
            label={t(`console:operator.${outcome === 'accepted' ? 'accept' : 'reject'}`)}
            question={name}
            onConfirm={decide(outcome)}
          />
        ))}
      </span>
    </li>
  );
}

export function Disputes({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) => askGraph<{ operatorLinkReports: Reports }>(DISPUTES, {}, { key: apiKey, signal }),
    [],
  );
  const reports = data?.operatorLinkReports.reports;
  return (
    <section class="card" aria-labelledby="disputes">
      <h2 id="disputes">{t('console:operator.disputes')}</h2>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {reports?.length === 0 ? <p class="quiet">{t('console:account.nothing')}</p> : null}
      <ul class="rows">
        {reports?.map(({ report }) => (
          <Dispute key={report.id} apiKey={apiKey} report={report} onDecided={again} />
        ))}
      </ul>
    </section>
  );
}
