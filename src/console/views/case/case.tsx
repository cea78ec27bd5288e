/** Case file: facts of the organisation, filled once for all orders. The file is signed and kept by the reader. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { isFacts, type Facts } from '../../lib/case-facts.js';
import type { Contract } from '../../lib/contract.js';
import type { Questions } from '../../lib/scoping-types.js';
import { GAP_QUESTIONS } from '../../lib/organisation-state.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useCase, type CaseState } from '../../lib/use-case.js';
import { useQuestions } from '../../lib/use-questions.js';
import { Busy } from '../../parts/busy.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';
import { TextFileField } from '../../parts/file-field.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { Business, Organisation, People } from './case-fields.js';
import { Rows, SupplierFields, SystemFields } from './case-rows.js';

const FILE_NAME = 'nis2-case-file.json';

function parsed(text: string): Facts | null {
  try {
    const read: unknown = JSON.parse(text);
    return isFacts(read) ? read : null;
  } catch {
    return null;
  }
}

const signed = async (key: string, body: Facts): Promise<Facts> =>
  (await ask<Contract['CaseFile']>('/case-file', { key, body })).toimik;

type PartProps = Readonly<{ apiKey: string; of: CaseState }>;

function CaseFile({ apiKey, of }: PartProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const [isBad, setBad] = useState(false);
  const save = (): void => {
    run(async () => {
      const { facts, draft } = of;
      const file = await signed(apiKey, { andmed: facts, kviitungid: draft.receipts });
      saveBlob(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), FILE_NAME);
    });
  };
  const open = (text: string): void => {
    const toimik = parsed(text);
    setBad(toimik === null);
    if (toimik === null) return;
    run(async () => {
      of.open(await signed(apiKey, { toimik }));
    });
  };
  return (
    <section class="card sticky" aria-labelledby="file">
      <h2 id="file">{t('console:nav.case')}</h2>
      <p>
        {t('console:gap.progress', {
          answered: Object.keys(of.answers).length,
          total: GAP_QUESTIONS,
        })}{' '}
        · <a href="/console/gap">{t('console:nav.gap')}</a>
      </p>
      <TextFileField
        label={t('console:case.open')}
        accept="application/json"
        fieldError={isBad ? t('console:case.bad_file') : null}
        onText={open}
      />
      <ErrorNote error={error} />
      <div class="actions">
        <button type="button" class="first" aria-disabled={isBusy} onClick={save}>
          {t('console:case.save')}
        </button>
        <a class="button" href="/console/orders/new">
          {t('console:case.order')}
        </a>
        <ConfirmButton
          label={t('console:case.forget')}
          question={t('console:case.forget_sure')}
          onConfirm={of.forget}
        />
      </div>
      <p class="quiet small">{t('console:case.kept')}</p>
    </section>
  );
}

type FormProps = Readonly<{ apiKey: string; questions: Questions }>;

function CaseForm({ apiKey, questions }: FormProps) {
  const { t } = useSession();
  const of = useCase();
  const { draft, setDraft } = of;
  return (
    <div class="columns">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <Organisation of={of} />
        <Business of={of} questions={questions} />
        <People of={of} />
        <Rows
          title={t('console:case.systems')}
          rows={draft.systems}
          onRows={(systems) => {
            setDraft({ ...draft, systems });
          }}
          fields={SystemFields}
        />
        <Rows
          title={t('console:case.suppliers')}
          rows={draft.suppliers}
          onRows={(suppliers) => {
            setDraft({ ...draft, suppliers });
          }}
          fields={SupplierFields}
        />
      </form>
      <CaseFile apiKey={apiKey} of={of} />
    </div>
  );
}

function WithQuestions({ apiKey }: { apiKey: string }) {
  const { data, error, isBusy, again } = useQuestions();
  if (data !== null) return <CaseForm apiKey={apiKey} questions={data} />;
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
    </>
  );
}

export function Case() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.case')} lead={t('console:case.lead')} />
      <NeedKey>{(key) => <WithQuestions apiKey={key} />}</NeedKey>
    </>
  );
}
