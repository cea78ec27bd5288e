/** Calendar files under a draft of law. */
import type { ReformNoteView } from '../../shared/graphql/reform.graphql.js';
import type { WriteCalendar } from './domain/calendar-file.js';

/** Its events state that they are not law, and never replace events of the law in force. */
export const draftCalendar =
  (write: WriteCalendar, { id, name, notice }: ReformNoteView): WriteCalendar =>
  (title, events, stampedAt) =>
    write(
      `${title}: ${name}`,
      events.map((event) => ({
        ...event,
        key: `${event.key} ${id}`,
        title: `${name}: ${event.title}`,
        description: `${notice}\n${event.description}`,
      })),
      stampedAt,
    );
