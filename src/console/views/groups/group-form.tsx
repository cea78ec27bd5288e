/** Entities of a group and their holdings as a form. */
import {
  CONTROLS,
  freeId,
  nameOf,
  newEntity,
  type GroupDraft,
  type GroupHolding,
} from '../../lib/group-draft.js';
import type { Questions } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import { SelectField, TextField } from '../../parts/field.js';
import { EntityFields } from './entity-fields.js';

type HoldingProps = Readonly<{
  draft: GroupDraft;
  holding: GroupHolding;
  onHolding: (holding: GroupHolding) => void;
}>;

function HoldingFields({ draft, holding, onHolding }: HoldingProps) {
  const { t } = useSession();
  const put = (name: keyof GroupHolding) => (text: string) => {
    onHolding({ ...holding, [name]: text });
  };
  const choices = draft.entities.map(({ id }) => ({ value: id, text: nameOf(draft, id) }));
  const none = t('console:none');
  return (
    <>
      {(['omanik', 'uksus'] as const).map((end) => (
        <SelectField
          key={end}
          label={t(`console:groups.ends.${end}`)}
          isRequired
          none={none}
          choices={choices}
          value={holding[end]}
          onValue={put(end)}
        />
      ))}
      <TextField
        label={t('console:groups.percent')}
        type="number"
        min={0}
        step="any"
        value={holding.kapital_protsent}
        onValue={put('kapital_protsent')}
      />
      <SelectField
        label={t('console:groups.control')}
        none={t('console:groups.no_control')}
        choices={CONTROLS.map((one) => ({ value: one, text: t(`console:groups.controls.${one}`) }))}
        value={holding.kontroll}
        onValue={put('kontroll')}
      />
    </>
  );
}

/** An entity goes with its holdings. */
function without({ entities, holdings }: GroupDraft, id: string): GroupDraft {
  return {
    entities: entities.filter((one) => one.id !== id),
    holdings: holdings.filter(({ omanik, uksus }) => omanik !== id && uksus !== id),
  };
}

type FormProps = Readonly<{
  draft: GroupDraft;
  questions: Questions;
  onDraft: (draft: GroupDraft) => void;
}>;

function Entities({ draft, questions, onDraft }: FormProps) {
  const { t } = useSession();
  return (
    <fieldset class="card">
      <legend>{t('console:groups.entities')}</legend>
      {draft.entities.map((entity, at) => (
        <div key={entity.id} role="group" aria-label={nameOf(draft, entity.id)} class="row fields">
          <EntityFields
            entity={entity}
            questions={questions}
            onEntity={(next) => {
              onDraft({ ...draft, entities: draft.entities.with(at, next) });
            }}
          />
          <button
            type="button"
            class="slim"
            onClick={() => {
              onDraft(without(draft, entity.id));
            }}
          >
            {t('console:case.remove', { name: nameOf(draft, entity.id) })}
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          onDraft({ ...draft, entities: [...draft.entities, newEntity(freeId(draft))] });
        }}
      >
        {t('console:groups.add_entity')}
      </button>
    </fieldset>
  );
}

const NO_HOLDING: GroupHolding = { omanik: '', uksus: '', kapital_protsent: '', kontroll: '' };

function Holdings({ draft, onDraft }: Omit<FormProps, 'questions'>) {
  const { t } = useSession();
  const { holdings } = draft;
  return (
    <fieldset class="card">
      <legend>{t('console:groups.holdings')}</legend>
      {holdings.map((holding, at) => (
        <div
          key={at}
          role="group"
          aria-label={`${t('console:groups.holdings')} ${String(at + 1)}`}
          class="row fields"
        >
          <HoldingFields
            draft={draft}
            holding={holding}
            onHolding={(next) => {
              onDraft({ ...draft, holdings: holdings.with(at, next) });
            }}
          />
          <button
            type="button"
            class="slim"
            onClick={() => {
              onDraft({ ...draft, holdings: holdings.toSpliced(at, 1) });
            }}
          >
            {t('console:case.remove', { name: String(at + 1) })}
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          onDraft({ ...draft, holdings: [...holdings, NO_HOLDING] });
        }}
      >
        {t('console:groups.add_holding')}
      </button>
    </fieldset>
  );
}

export function GroupForm(props: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Entities {...props} />
      <Holdings draft={props.draft} onDraft={props.onDraft} />
    </form>
  );
}
