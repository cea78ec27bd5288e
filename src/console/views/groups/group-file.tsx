/** The group as a file: read and written in the browser. */
import { useState } from 'preact/hooks';
import { CSV_COLUMNS, csvOfGroup, groupOfRows, type GroupDraft } from '../../lib/group-draft.js';
import type { CsvRow } from '../../lib/read-csv.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { CsvField } from '../../parts/csv-field.js';

type FileProps = Readonly<{ draft: GroupDraft; onDraft: (draft: GroupDraft) => void }>;

export function GroupFile({ draft, onDraft }: FileProps) {
  const { t } = useSession();
  const [before, setBefore] = useState<GroupDraft | null>(null);
  const open = (rows: readonly CsvRow[]): boolean => {
    const read = groupOfRows(rows);
    if (read === null) return false;
    setBefore(draft);
    onDraft(read);
    return true;
  };
  return (
    <details class="card no-print">
      <summary>{t('console:groups.file')}</summary>
      <p class="quiet small">
        {t('console:groups.file_text')} <code>{CSV_COLUMNS.join(',')}</code>
      </p>
      <CsvField onRows={open} />
      <div class="buttons">
        <button
          type="button"
          class="slim"
          onClick={() => {
            saveBlob(new Blob([csvOfGroup(draft)], { type: 'text/csv' }), 'nis2-group.csv');
          }}
        >
          {t('console:groups.file_save')}
        </button>
        {before === null ? null : (
          <button
            type="button"
            class="slim"
            onClick={() => {
              onDraft(before);
              setBefore(null);
            }}
          >
            {t('console:groups.undo')}
          </button>
        )}
      </div>
    </details>
  );
}
