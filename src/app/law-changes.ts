/** Changes of the law data as events: for subscriptions, and for the webhooks of a new version. */
import { versionsBefore } from '../modules/changelog/domain/law-changes.js';
import { LawChangesService } from '../modules/changelog/law-changes.service.js';
import type { LawChangeNotice } from '../modules/webhooks/account-notifications.service.js';
import { nameUuid } from '../platform/crypto/name-uuid.js';
import type { Triggering } from '../modules/sandbox/domain/trigger-event.js';
import type { Law } from './knowledge.js';

type LawData = Pick<Law, 'knowledge'>;

const eventIdOf = (recordId: string): string => nameUuid('nis2:law-change', recordId);

export const makeLawChanges = ({ knowledge }: LawData): LawChangesService =>
  new LawChangesService({ log: knowledge.changes, present: knowledge.version, eventIdOf });

export function lawChangeNotices({ knowledge }: LawData): readonly LawChangeNotice[] {
  const { changes: log, version } = knowledge;
  const before = versionsBefore(log, version);
  return log.map((change) => ({
    event_id: eventIdOf(change.id),
    before: before(change),
    data: {
      id: change.id,
      date: change.date,
      kb_version: change.kbVersion,
      country: change.country,
      kind: change.kind,
      provision: change.provision,
      url: change.url,
      measures: change.measures ?? null,
      frameworks: change.frameworks ?? null,
    },
  }));
}

type KnowledgeEvents = Triggering['knowledgeEvents'];

/** For test clocks: the newest change, with its real id, and the present version. @param id a new UUID */
export function newestLawEvents(law: LawData, id: () => string): KnowledgeEvents {
  const newest = lawChangeNotices(law).at(0);
  const { version, changes } = law.knowledge;
  const before = changes.find(({ kbVersion }) => kbVersion !== version)?.kbVersion ?? version;
  return {
    'kb.updated': { id: id(), type: 'kb.updated', orderId: null, data: { version, before } },
    'law.changed': {
      id: newest?.event_id ?? id(),
      type: 'law.changed',
      orderId: null,
      data: newest?.data ?? {},
    },
  };
}
