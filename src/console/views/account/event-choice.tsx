/** Choice of the events that an endpoint receives. */
import { EVENT_TYPES } from '../../lib/event-types.js';
import { useSession } from '../../lib/session.js';
import { CheckList } from '../../parts/check-list.js';

const CHOICES = EVENT_TYPES.map((value) => ({ value, text: <code>{value}</code> }));

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
        <CheckList choices={CHOICES} chosen={chosen} onChosen={onChosen} />
      </div>
    </fieldset>
  );
}
