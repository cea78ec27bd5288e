/** The inputs of a new order; some services ask for more than others. */
import type { ApiError } from '../../lib/api.js';
import { money } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { CountryField } from '../../parts/country-field.js';
import { faultOf } from '../../parts/error-note.js';
import { SelectField, TextField } from '../../parts/field.js';
import type { Draft } from './order-draft.js';
import type { Services } from './order-words.js';

const TIERS = ['R1', 'R2', 'R3', 'R4'] as const;

type FieldsProps = Readonly<{
  services: Services;
  draft: Draft;
  error: ApiError | null;
  onDraft: (draft: Draft) => void;
}>;

function Options({ services, draft, onDraft }: FieldsProps) {
  const { say, language } = useSession();
  const service = services.find(({ voti }) => voti === draft.teenus);
  const { tasemed = null, perioodid = null } = service ?? {};
  return (
    <>
      {tasemed === null ? null : (
        <SelectField
          label={say('console:orders.tier')}
          isRequired
          value={draft.riskitase}
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
          label={say('console:orders.period')}
          isRequired
          value={draft.periood}
          onValue={(periood) => {
            onDraft({ ...draft, periood });
          }}
          choices={[
            {
              value: 'kuu',
              text: `${say('console:orders.month')}: ${money(language, perioodid.kuu)}`,
            },
            {
              value: 'aasta',
              text: `${say('console:orders.year')}: ${money(language, perioodid.aasta)}`,
            },
          ]}
        />
      )}
    </>
  );
}

export function OrderFields(props: FieldsProps) {
  const { services, draft, error, onDraft } = props;
  const { say, language } = useSession();
  const set = (name: keyof Draft) => (value: string) => {
    onDraft({ ...draft, [name]: value });
  };
  return (
    <>
      <SelectField
        label={say('console:orders.service')}
        isRequired
        value={draft.teenus}
        onValue={set('teenus')}
        choices={services.map(({ voti, nimetus, hind_min_eur, hind_max_eur }) => {
          const price = money(language, hind_min_eur);
          const told = hind_min_eur === hind_max_eur ? price : say('console:from', { price });
          return { value: voti, text: `${nimetus} (${told})` };
        })}
      />
      <CountryField
        label={say('console:orders.country')}
        fault={faultOf(say, error, 'riik')}
        value={draft.riik}
        onValue={set('riik')}
      />
      <Options {...props} />
      <TextField
        label={say('console:orders.organisation')}
        value={draft.nimi}
        onValue={set('nimi')}
        autocomplete="organization"
      />
      <TextField
        label={say('console:orders.reg_code')}
        value={draft.reg_kood}
        onValue={set('reg_kood')}
      />
      <TextField
        label={say('console:orders.address')}
        value={draft.aadress}
        onValue={set('aadress')}
      />
    </>
  );
}
