/** Group of companies: entered or read from a file, drawn in the page, computed by the service on request. */
import { useState } from 'preact/hooks';
import { newEntity, type GroupDraft } from '../../lib/group-draft.js';
import type { Answers, Questions } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import { useQuestions } from '../../lib/use-questions.js';
import { useStored } from '../../lib/use-kept.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { Picture } from '../../parts/picture.js';
import { AskGroup, GroupAnswer } from './group-answer.js';
import { GroupChart, type GroupResult } from './group-chart.js';
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

type Computed = Readonly<{ result: GroupResult; of: string }>;

function Group({ questions }: { questions: Questions }) {
  const { t, key } = useSession();
  const [answers] = useStored<Answers>('scoping', {});
  const [draft, setDraft] = useStored<GroupDraft>('group', firstDraft(answers));
  const [computed, setComputed] = useState<Computed | null>(null);
  const of = JSON.stringify(draft);
  // A result of other figures must not stand beside these.
  const result = computed?.of === of ? computed.result : null;
  return (
    <>
      <GroupFile draft={draft} onDraft={setDraft} />
      <GroupForm draft={draft} questions={questions} onDraft={setDraft} />
      <div class="card no-print">
        {key === null ? (
          <p>
            {t('console:groups.ask_text')} {t('console:key.needed_for')}{' '}
            <a href="/console">{t('console:key.get')}</a>
          </p>
        ) : (
          <AskGroup
            apiKey={key}
            draft={draft}
            onResult={(found) => {
              setComputed({ result: found, of });
            }}
          />
        )}
      </div>
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
  return (
    <>
      <Heading text={t('console:nav.groups')} lead={t('console:groups.lead')} />
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : <Group questions={data} />}
    </>
  );
}
