/** The group as a file: read and written in the browser. */
import { useState } from 'preact/hooks';
import { CSV_COLUMNS, csvOfGroup, groupOfRows, type GroupDraft } from '../../lib/group-draft.js';
import { readCsv } from '../../lib/read-csv.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { FileField } from '../../parts/file-field.js';

type FileProps = Readonly<{ draft: GroupDraft; onDraft: (draft: GroupDraft) => void }>;

export function GroupFile({ draft, onDraft }: FileProps) {
  const { t } = useSession();
  const [isBad, setBad] = useState(false);
  const [before, setBefore] = useState<GroupDraft | null>(null);
  const open = async (text: string): Promise<void> => {
    const rows = await readCsv(text);
    const read = rows === null ? null : groupOfRows(rows);
    setBad(read === null);
    if (read === null) return;
    setBefore(draft);
    onDraft(read);
  };
  return (
    <details class="card no-print">
      <summary>{t('console:groups.file')}</summary>
      <p class="quiet small">
        {t('console:groups.file_text')} <code>{CSV_COLUMNS.join(',')}</code>
      </p>
      <FileField
        label={t('console:groups.file_open')}
        accept=".csv,text/csv"
        fieldError={isBad ? t('console:groups.file_bad') : null}
        onText={(text) => void open(text)}
      />
      <button
        type="button"
        class="slim"
        onClick={() => {
          saveBlob(new Blob([csvOfGroup(draft)], { type: 'text/csv' }), 'nis2-group.csv');
        }}
      >
        {t('console:groups.file_save')}
      </button>{' '}
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
    </details>
  );
}
