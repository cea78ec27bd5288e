/** Fields of an entity of a group. */
import { FIGURES, KINDS, type GroupEntity } from '../../lib/group-draft.js';
import type { Questions } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import { CountryField } from '../../parts/country-field.js';
import { SelectField, TextField } from '../../parts/field.js';
import { sectorChoices } from '../scoping/sector-choices.js';

const LABELS = { tootajad: 'employees', kaive_meur: 'turnover', bilanss_meur: 'balance' } as const;

type EntityProps = Readonly<{
  entity: GroupEntity;
  questions: Questions;
  onEntity: (entity: GroupEntity) => void;
}>;

export function EntityFields({ entity, questions, onEntity }: EntityProps) {
  const { t } = useSession();
  const put = (name: keyof GroupEntity) => (text: string) => {
    onEntity({ ...entity, [name]: text });
  };
  const isPerson = entity.liik === 'fuusiline_isik';
  return (
    <>
      <TextField
        label={t('console:case.name')}
        isRequired
        value={entity.nimi}
        onValue={put('nimi')}
      />
      <SelectField
        label={t('console:groups.kind')}
        isRequired
        value={entity.liik}
        onValue={put('liik')}
        choices={KINDS.map((kind) => ({ value: kind, text: t(`console:groups.kinds.${kind}`) }))}
      />
      {isPerson
        ? null
        : FIGURES.map((name) => (
            <TextField
              key={name}
              label={t(`documents:paper.facts.${LABELS[name]}`)}
              type="number"
              min={0}
              step="any"
              value={entity[name]}
              onValue={put(name)}
            />
          ))}
      {isPerson ? null : (
        <>
          <CountryField
            label={t('console:orders.country')}
            value={entity.riik}
            onValue={put('riik')}
          />
          <SelectField
            label={t('documents:paper.facts.sector')}
            none={t('console:none')}
            choices={sectorChoices(questions)}
            value={entity.sektor}
            onValue={put('sektor')}
          />
        </>
      )}
    </>
  );
}
