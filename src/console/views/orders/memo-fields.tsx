/** Inputs of the memo on a draft of law: which draft, and the file of a portfolio. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { COLUMNS } from '../../lib/portfolio.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { CsvField } from '../../parts/csv-field.js';
import { SelectField } from '../../parts/field.js';
import { reformOf, type Draft } from './order-draft.js';
import type { Services } from './order-words.js';

type MemoProps = Readonly<{
  draft: Draft;
  service: Services[number];
  onDraft: (draft: Draft) => void;
}>;

/** Names of the drafts; their ids until they are loaded. */
function useNames(): Readonly<Record<string, string>> {
  const { language: keel } = useSession();
  const { data } = useRequest(
    (signal) => ask<Contract['Reforms']>('/law/reforms', { key: null, query: { keel }, signal }),
    [keel],
  );
  const all = data?.reforms ?? [];
  return Object.fromEntries(all.map(({ draft }) => [draft.id, `${draft.name}: ${draft.title}`]));
}

export function MemoFields({ draft, service, onDraft }: MemoProps) {
  const { t } = useSession();
  const names = useNames();
  const { rows } = draft;
  return (
    <>
      <SelectField
        label={t('documents:paper.facts.draft')}
        isRequired
        value={reformOf(draft, service)}
        onValue={(reform) => {
          onDraft({ ...draft, reform });
        }}
        choices={(service.eelnoud ?? []).map((id) => ({ value: id, text: names[id] ?? id }))}
      />
      <fieldset>
        <legend>{t('console:nav.portfolio')}</legend>
        <p>
          {t('console:portfolio.file_text')} <code>{COLUMNS.join(',')}</code>
        </p>
        <CsvField
          onRows={(read) => {
            const isTable = 'headcount' in (read[0] ?? {});
            if (isTable) onDraft({ ...draft, rows: read });
            return isTable;
          }}
        />
        {rows.length === 0 ? null : (
          <p role="status">{`${t('console:nav.portfolio')}: ${String(rows.length)}`}</p>
        )}
      </fieldset>
    </>
  );
}
