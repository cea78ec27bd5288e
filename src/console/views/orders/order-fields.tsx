/** Inputs of a new order, which depend on the service. */
import type { ApiError } from '../../lib/api.js';
import { money } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { CountryField } from '../../parts/country-field.js';
import { errorOf } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';
import type { CaseState } from '../../lib/use-case.js';
import { CaseText } from '../case/case-fields.js';
import { EarlierOrder } from './earlier-order.js';
import { CheckFiles } from './check-files.js';
import { MemoFields } from './memo-fields.js';
import { isAboutOrder, isCheck, RE_SIGNING, type Draft } from './order-draft.js';
import type { Services } from './order-words.js';

const TIERS = ['R1', 'R2', 'R3', 'R4'] as const;

type FieldsProps = Readonly<{
  apiKey: string;
  services: Services;
  draft: Draft;
  of: CaseState;
  /** Chosen, or advised. */
  tier: string;
  error: ApiError | null;
  onDraft: (draft: Draft) => void;
}>;

function Options({ services, draft, tier: chosen, onDraft }: Omit<FieldsProps, 'of' | 'apiKey'>) {
  const { t, language } = useSession();
  const service = services.find(({ voti }) => voti === draft.teenus);
  const { tasemed = null, perioodid = null } = service ?? {};
  return (
    <>
      {tasemed === null ? null : (
        <SelectField
          label={t('console:orders.tier')}
          isRequired
          value={chosen}
          onValue={(riskitase) => {
            onDraft({ ...draft, riskitase });
          }}
          choices={TIERS.map((tier) => ({
            value: tier,
            text: `${tier}: ${money(language, tasemed[tier])}`,
          }))}
        />
      )}
      {perioodid === null ? null : (
        <SelectField
          label={t('console:orders.period')}
          isRequired
          value={draft.periood}
          onValue={(periood) => {
            onDraft({ ...draft, periood });
          }}
          choices={[
            {
              value: 'kuu',
              text: `${t('console:orders.month')}: ${money(language, perioodid.kuu)}`,
            },
            {
              value: 'aasta',
              text: `${t('console:orders.year')}: ${money(language, perioodid.aasta)}`,
            },
          ]}
        />
      )}
    </>
  );
}

export function OrderFields(props: FieldsProps) {
  const { services, draft, of, error, onDraft } = props;
  const { t, language } = useSession();
  const service = services.find(({ voti }) => voti === draft.teenus);
  const set = (name: 'teenus' | 'riik' | 'tellimus') => (value: string) => {
    onDraft({ ...draft, [name]: value });
  };
  return (
    <>
      <SelectField
        label={t('console:orders.service')}
        isRequired
        value={draft.teenus}
        onValue={set('teenus')}
        choices={services.map(({ voti, nimetus, hind_min_eur, hind_max_eur }) => {
          const price = money(language, hind_min_eur);
          const range = hind_min_eur === hind_max_eur ? price : t('console:from', { price });
          return { value: voti, text: `${nimetus} (${range})` };
        })}
      />
      <CountryField
        label={t('console:orders.country')}
        fieldError={errorOf(t, error, 'riik')}
        value={draft.riik === '' ? (of.draft.fields['riik'] ?? '') : draft.riik}
        onValue={set('riik')}
      />
      <Options {...props} />
      {isAboutOrder(draft.teenus) ? (
        <EarlierOrder
          apiKey={props.apiKey}
          services={services}
          isRequired={draft.teenus === RE_SIGNING}
          fieldError={errorOf(t, error, 'payload.tellimus')}
          value={draft.tellimus}
          onValue={set('tellimus')}
        />
      ) : null}
      {service?.eelnoud ? <MemoFields draft={draft} service={service} onDraft={onDraft} /> : null}
      {isCheck(draft.teenus) ? <CheckFiles draft={draft} error={error} onDraft={onDraft} /> : null}
      <CaseText of={of} name="organisatsioon.nimi" label={t('console:orders.organisation')} />
      <CaseText of={of} name="organisatsioon.reg_kood" label={t('console:orders.reg_code')} />
      <CaseText of={of} name="organisatsioon.aadress" label={t('console:orders.address')} />
      <p>
        <a href="/console/case">{t('console:orders.fill')}</a>
      </p>
    </>
  );
}
