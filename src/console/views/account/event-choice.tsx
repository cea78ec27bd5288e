/** Choice of the events that an endpoint receives. */
import { EVENT_TYPES } from '../../lib/event-types.js';
import { useSession } from '../../lib/session.js';

type ChoiceProps = Readonly<{
  /** None: all events. */
  chosen: readonly string[];
  onChosen: (types: readonly string[]) => void;
}>;

export function EventChoice({ chosen, onChosen }: ChoiceProps) {
  const { t } = useSession();
  return (
    <fieldset class="events">
      <legend>{t('console:account.events')}</legend>
      <p class="quiet small">{t('console:account.events_help')}</p>
      <div class="fields">
        {EVENT_TYPES.map((type) => (
          <label key={type} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(type)}
              onChange={({ currentTarget: { checked } }) => {
                onChosen(checked ? [...chosen, type] : chosen.filter((one) => one !== type));
              }}
            />
            <code>{type}</code>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
