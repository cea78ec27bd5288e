/** Portfolio: a file of organisations, classified in this browser, as a heat map of countries and classes. */
import { useEffect, useState } from 'preact/hooks';
import type { Law } from '../../../offline/api.js';
import { COLUMNS, classifyAll, csvOfClassified, type Classified } from '../../lib/portfolio.js';
import type { CsvRow } from '../../lib/read-csv.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useLaw } from '../../lib/use-law.js';
import { useForm } from '../../lib/use-stored.js';
import { useSession } from '../../lib/session.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { CsvField } from '../../parts/csv-field.js';
import { Heading } from '../../parts/heading.js';
import { PortfolioMap } from './portfolio-map.js';

type Work = Readonly<{ done: number; result: readonly Classified[] | null }>;

function useClassified(law: Law, rows: readonly CsvRow[]): Work {
  const [work, setWork] = useState<Work>({ done: 0, result: null });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const onPart = (done: number): void => {
      setWork({ done, result: null });
    };
    void classifyAll(law, rows, { onPart, signal }).then((result) => {
      if (!signal.aborted) setWork({ done: result.length, result });
    });
    return () => {
      abort.abort();
    };
  }, [law, rows]);
  return work;
}

type ClassifiedProps = Readonly<{ law: Law; rows: readonly CsvRow[]; onRemove: () => void }>;

function Classification({ law, rows, onRemove }: ClassifiedProps) {
  const { t } = useSession();
  const { done, result } = useClassified(law, rows);
  if (result === null) {
    return <progress max={rows.length} value={done} aria-label={t('console:loading')} />;
  }
  return (
    <>
      <p role="status">{t('console:portfolio.done', { count: result.length })}</p>
      <PortfolioMap all={result} />
      <div class="buttons no-print">
        <button
          type="button"
          onClick={() => {
            const text = csvOfClassified(result);
            saveBlob(new Blob([text], { type: 'text/csv' }), 'nis2-portfolio.csv');
          }}
        >
          {t('console:groups.file_save')}
        </button>
        <button type="button" onClick={onRemove}>
          {t('console:account.remove')}
        </button>
      </div>
    </>
  );
}

function PortfolioFile({ onRows }: { onRows: (rows: readonly CsvRow[]) => void }) {
  const { t } = useSession();
  const open = (rows: readonly CsvRow[]): boolean => {
    const isTable = 'headcount' in (rows[0] ?? {});
    if (isTable) onRows(rows);
    return isTable;
  };
  return (
    <div class="card no-print">
      <p>
        {t('console:portfolio.file_text')} <code>{COLUMNS.join(',')}</code>
      </p>
      <CsvField onRows={open} />
    </div>
  );
}

export function Portfolio() {
  const { t } = useSession();
  const { data: law, error, isBusy, again } = useLaw();
  const [rows, setRows, drop] = useForm<readonly CsvRow[] | null>('portfolio', null);
  return (
    <>
      <Heading text={t('console:nav.portfolio')} lead={t('console:portfolio.lead')} />
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      <PortfolioFile onRows={setRows} />
      {law === null || rows === null ? null : (
        <Classification
          law={law}
          rows={rows}
          onRemove={() => {
            setRows(null);
            drop();
          }}
        />
      )}
    </>
  );
}
