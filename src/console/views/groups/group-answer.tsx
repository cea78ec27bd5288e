/** Answer about a group: addends of the chosen enterprise, reasons, what would change. */
import { nameOf, type GroupDraft } from '../../lib/group-draft.js';
import { useSession } from '../../lib/session.js';
import { useStored } from '../../lib/use-stored.js';
import { SelectField } from '../../parts/field.js';
import { Sources } from '../../parts/sources.js';
import { resultOf, type GroupResult } from './group-chart.js';
import { Addends } from './group-tables.js';
import { Lines, SmallNotes } from '../../parts/lines.js';

type AnswerProps = Readonly<{ draft: GroupDraft; result: GroupResult }>;

export function GroupAnswer({ draft, result }: AnswerProps) {
  const { t } = useSession();
  const [chosen, setChosen] = useStored('group.chosen', '');
  const judged = result.uksused.filter(({ kogum }) => kogum !== null);
  const id = judged.find((one) => one.id === chosen)?.id ?? judged[0]?.id ?? '';
  const found = resultOf(result, id);
  return (
    <section class="card" aria-labelledby="addends">
      <h2 id="addends">{t('console:groups.addends_title')}</h2>
      <SelectField
        label={t('console:groups.enterprise')}
        isRequired
        value={id}
        onValue={setChosen}
        choices={judged.map((one) => ({ value: one.id, text: nameOf(draft, one.id) }))}
      />
      <Addends draft={draft} result={result} id={id} />
      <Lines lines={found?.pohjendused ?? []} />
      {found === undefined || found.vastupidine.length === 0 ? null : (
        <>
          <h3>{t('console:scoping.what_if')}</h3>
          <Lines lines={found.vastupidine.map(({ tekst }) => tekst)} />
        </>
      )}
      <SmallNotes notes={result.hoiatused} />
      <Sources sources={result.sources} />
    </section>
  );
}

/** Name of the entity or number of the holding that a field of the request belongs to. */
export function placeInGroup(draft: GroupDraft, field: string): string {
  const [, list, at = ''] = /^(\w+)[.[](\d+)/.exec(field) ?? [];
  if (list === 'uksused') return nameOf(draft, draft.entities[Number(at)]?.id ?? '');
  const holding = list === 'osalused' ? draft.holdings[Number(at)] : undefined;
  if (holding === undefined) return '';
  return `${nameOf(draft, holding.omanik)} → ${nameOf(draft, holding.uksus)}`;
}
