/** File input for a table of comma-separated values. */
import { useState } from 'preact/hooks';
import { readCsv, type CsvRow } from '../lib/read-csv.js';
import { useSession } from '../lib/session.js';
import { TextFileField } from './file-field.js';

/** `onRows`: returns whether the rows are of the expected form; otherwise the field shows an error. */
type CsvProps = Readonly<{ onRows: (rows: readonly CsvRow[]) => boolean }>;

export function CsvField({ onRows }: CsvProps) {
  const { t } = useSession();
  const [isBad, setBad] = useState(false);
  const open = async (text: string): Promise<void> => {
    const rows = await readCsv(text);
    setBad(rows === null || !onRows(rows));
  };
  return (
    <TextFileField
      label={t('console:groups.file_open')}
      accept=".csv,text/csv"
      fieldError={isBad ? t('console:groups.file_bad') : null}
      onText={(text) => void open(text)}
    />
  );
}
