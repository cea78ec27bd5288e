/** Fields of a case: organisation, size, places, people. */
import type { Questions } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import type { CaseState } from '../../lib/use-case.js';
import { CountryField } from '../../parts/country-field.js';
import { AreaField, CheckField, SelectField, TextField } from '../../parts/field.js';
import { sectorChoices } from '../scoping/sector-choices.js';

type Of = Readonly<{ of: CaseState }>;
type FieldProps = Of & Readonly<{ name: string; label: string }>;

export function CaseText({ of, name, label }: FieldProps) {
  return (
    <TextField
      label={label}
      value={of.draft.fields[name] ?? ''}
      onValue={(text) => {
        of.setField(name, text);
      }}
    />
  );
}

function CaseNumber({ of, name, label }: FieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      min={0}
      step="any"
      value={of.draft.fields[name] ?? ''}
      onValue={(text) => {
        of.setField(name, text);
      }}
    />
  );
}

function CaseLines({ of, name, label }: FieldProps) {
  return (
    <AreaField
      label={label}
      value={of.draft.fields[name] ?? ''}
      onValue={(text) => {
        of.setField(name, text);
      }}
    />
  );
}

export function Organisation({ of }: Of) {
  const { t } = useSession();
  const word = (key: string) => t(`documents:paper.facts.${key}`);
  return (
    <fieldset class="card">
      <legend>{word('name')}</legend>
      <CaseText of={of} name="organisatsioon.nimi" label={word('name')} />
      <CaseText of={of} name="organisatsioon.reg_kood" label={word('registration_code')} />
      <CaseText of={of} name="organisatsioon.aadress" label={word('address')} />
      <CaseText of={of} name="organisatsioon.kontakt" label={word('contact')} />
      <CaseText of={of} name="organisatsioon.telefon" label={word('phone')} />
      <CaseText of={of} name="organisatsioon.e_post" label={word('email')} />
      <CaseText of={of} name="kontsern" label={t('console:case.group')} />
      <CaseLines of={of} name="asukohad" label={t('console:case.sites')} />
    </fieldset>
  );
}

/** What the organisation does not do: the flag of the contract → its statement. Not ticked, the contract's default counts. */
const DENIED = {
  tarkvaraarendus: 'no_development',
  kaugtoo: 'no_remote_work',
  pilveteenused: 'no_cloud',
} as const;

function Denials({ of: { draft, setDraft } }: Of) {
  const { t } = useSession();
  return Object.entries(DENIED).map(([flag, reason]) => (
    <CheckField
      key={flag}
      label={t(`clauses:reason.${reason}`)}
      value={draft.rest[flag] === false}
      onValue={(isDenied) => {
        setDraft({ ...draft, rest: { ...draft.rest, [flag]: !isDenied } });
      }}
    />
  ));
}

/** Sector of an organisation in none of the annexes. */
const NO_SECTOR = 'puudub';

type Sectors = Pick<Questions, 'sektorid'>;

export function Business({ of, questions }: Of & Readonly<{ questions: Sectors }>) {
  const { t } = useSession();
  const word = (key: string) => t(`documents:paper.facts.${key}`);
  const { fields } = of.draft;
  return (
    <fieldset class="card">
      <legend>{word('sector')}</legend>
      <CountryField
        label={t('console:orders.country')}
        value={fields['riik'] ?? ''}
        onValue={(code) => {
          of.setField('riik', code);
        }}
      />
      <SelectField
        label={word('sector')}
        value={fields['sektor'] ?? ''}
        none={t('console:none')}
        onValue={(key) => {
          of.setField('sektor', key);
        }}
        choices={[
          { value: NO_SECTOR, text: t('console:case.no_sector') },
          ...sectorChoices(questions),
        ]}
      />
      <CaseText of={of} name="tegevus" label={t('console:case.activity')} />
      <CaseNumber of={of} name="tootajad" label={word('employees')} />
      <CaseNumber of={of} name="kaive_meur" label={word('turnover')} />
      <CaseNumber of={of} name="bilanss_meur" label={word('balance')} />
      <CaseText of={of} name="ulatus" label={word('scope')} />
      <CaseLines of={of} name="sertifikaadid" label={t('console:case.certificates')} />
      <Denials of={of} />
    </fieldset>
  );
}

/** Word of a role on the wire → key of its name. */
const ROLES = {
  juhtorgan: 'board',
  infoturbejuht: 'security_officer',
  intsidendijuht: 'incident_lead',
  talitluspidevuse_juht: 'continuity_lead',
  andmekaitse: 'data_protection',
} as const;

export function People({ of }: Of) {
  const { t } = useSession();
  return (
    <fieldset class="card">
      <legend>{t('console:case.people')}</legend>
      {Object.entries(ROLES).map(([role, key]) => (
        <CaseText
          key={role}
          of={of}
          name={`rollid.${role}`}
          label={t(`documents:paper.roles.${key}.name`)}
        />
      ))}
    </fieldset>
  );
}
