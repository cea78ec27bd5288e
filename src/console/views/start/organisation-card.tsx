/** An organisation, its progress and its next step. */
import { useState } from 'preact/hooks';
import { countryName } from '../../lib/format.js';
import type { OrganisationState } from '../../lib/organisation-state.js';
import {
  removeOrganisation,
  renameOrganisation,
  type Organisation,
} from '../../lib/organisations.js';
import { offersFor } from '../../lib/places.js';
import { useSession } from '../../lib/session.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { TextField } from '../../parts/field.js';
import {
  ClassMark,
  DutyCalendar,
  Gaps,
  NextDeadline,
  Registration,
  useCountry,
} from './state-words.js';

const STEPS = ['scoping', 'gap', 'incident', 'case', 'orders'] as const;

type CardProps = Readonly<{
  organisation: Organisation;
  name: string;
  state: OrganisationState | null;
  isOnly: boolean;
}>;

function Manage({ organisation, isOnly }: Pick<CardProps, 'organisation' | 'isOnly'>) {
  const { t, refresh } = useSession();
  const [name, setName] = useState(organisation.name);
  const rename = (event: Event): void => {
    event.preventDefault();
    renameOrganisation(organisation.id, name.trim());
    refresh();
  };
  return (
    <details class="small no-print">
      <summary>{t('console:home.manage')}</summary>
      <form noValidate onSubmit={rename}>
        <TextField label={t('console:home.name')} value={name} onValue={setName} />
        <div class="actions">
          <button type="submit" class="slim">
            {t('console:home.save')}
          </button>
          {isOnly ? null : (
            <ConfirmButton
              class="slim"
              label={t('console:home.remove')}
              question={t('console:home.remove_sure')}
              onConfirm={() => {
                removeOrganisation(organisation.id);
                refresh();
              }}
            />
          )}
        </div>
      </form>
    </details>
  );
}

function Facts({ state }: Pick<CardProps, 'state'>) {
  const { t, language } = useSession();
  const data = useCountry(state?.country ?? null);
  const country = state?.country ?? null;
  return (
    <dl class="pairs">
      <dt>{t('console:home.class')}</dt>
      <dd>
        <ClassMark state={state} />
      </dd>
      {country === null ? null : (
        <>
          <dt>{t('console:home.authority')}</dt>
          <dd>
            {data.record?.authority ?? ''}{' '}
            <a href={`/countries/${country}?keel=${language}`}>{countryName(language, country)}</a>
          </dd>
          <dt>{t('console:home.registration')}</dt>
          <dd>
            <Registration state={state} data={data} />
            <DutyCalendar country={country} data={data} />
          </dd>
        </>
      )}
      <dt>{t('console:home.next')}</dt>
      <dd>
        <NextDeadline state={state} />
      </dd>
      <dt>{t('console:home.gaps')}</dt>
      <dd>
        <Gaps state={state} />
      </dd>
    </dl>
  );
}

export function OrganisationCard({ organisation, name, state, isOnly }: CardProps) {
  const { t, key, organisation: active, choose } = useSession();
  const offered = offersFor(key).map(({ name: place }) => place);
  return (
    <li class={organisation.id === active && !isOnly ? 'chosen' : ''}>
      <h3>{name}</h3>
      <Facts state={state} />
      <p class="steps-to">
        {STEPS.filter((step) => offered.includes(step)).map((step) => (
          <a
            key={step}
            href={step === 'orders' ? '/console/orders/new' : `/console/${step}`}
            onClick={() => {
              choose(organisation.id);
            }}
          >
            {t(step === 'orders' ? 'console:orders.new' : `console:nav.${step}`)}
            <span class="unseen"> {name}</span>
          </a>
        ))}
      </p>
      <Manage organisation={organisation} isOnly={isOnly} />
    </li>
  );
}
