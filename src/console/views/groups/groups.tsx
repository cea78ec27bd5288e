/** Group of companies: entered or read from a file, drawn and computed in this browser with every entry. */
import type { Law } from '../../../offline/api.js';
import { day } from '../../lib/format.js';
import { groupBody, newEntity, type GroupDraft } from '../../lib/group-draft.js';
import { answered } from '../../lib/law.js';
import type { Answers, Questions } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import { useLaw } from '../../lib/use-law.js';
import { useQuestions } from '../../lib/use-questions.js';
import { useStored } from '../../lib/use-stored.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { Picture } from '../../parts/picture.js';
import { GroupAnswer, placeInGroup } from './group-answer.js';
import { GroupChart } from './group-chart.js';
import { GroupFile } from './group-file.js';
import { GroupForm } from './group-form.js';
import { EntityTable } from './group-tables.js';

const TAKEN = ['tootajad', 'kaive_meur', 'bilanss_meur', 'riik', 'sektor'] as const;

/** The first entity has the answers of scoping. */
function firstDraft(answers: Answers): GroupDraft {
  const taken = TAKEN.flatMap((name) => {
    const answer = answers[name];
    return typeof answer === 'string' ? [[name, answer] as const] : [];
  });
  return { entities: [{ ...newEntity('e1'), ...Object.fromEntries(taken) }], holdings: [] };
}

function Legend() {
  const { t } = useSession();
  return (
    <>
      <p>{t('console:groups.legend')}</p>
      <ul class="keys">
        {['seotud', 'partner', 'autonoomne'].map((status) => (
          <li key={status} class={`key-mark ${status}`}>
            {t(`console:groups.statuses.${status}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

type GroupProps = Readonly<{ questions: Questions; law: Law }>;

function Group({ questions, law }: GroupProps) {
  const { t, language } = useSession();
  const [answers] = useStored<Answers>('scoping', {});
  const [draft, setDraft] = useStored<GroupDraft>('group', firstDraft(answers));
  const { data: result, error } = answered(() => law.scopeGroup(groupBody(draft, language)));
  return (
    <>
      <GroupFile draft={draft} onDraft={setDraft} />
      <GroupForm draft={draft} questions={questions} onDraft={setDraft} />
      <p class="quiet small">
        {t('console:scoping.local', { date: day(language, law.info.released) })}
      </p>
      <ErrorNote error={error} nameOf={(field) => placeInGroup(draft, field)} />
      <Picture
        title={t('console:groups.chart')}
        legend={<Legend />}
        table={<EntityTable draft={draft} result={result} />}
      >
        <GroupChart draft={draft} result={result} />
      </Picture>
      {result === null ? null : <GroupAnswer draft={draft} result={result} />}
    </>
  );
}

export function Groups() {
  const { t } = useSession();
  const { data, error, isBusy, again } = useQuestions();
  const law = useLaw();
  return (
    <>
      <Heading text={t('console:nav.groups')} lead={t('console:groups.lead')} />
      <ErrorNote error={error} onRetry={again} />
      <ErrorNote error={law.error} onRetry={law.again} />
      <Busy isBusy={isBusy || law.isBusy} />
      {data === null || law.data === null ? null : <Group questions={data} law={law.data} />}
    </>
  );
}
