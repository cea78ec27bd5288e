/** Systems and suppliers of a case, one block each. */
import type { FactRow } from '../../lib/case-facts.js';
import { useSession } from '../../lib/session.js';
import { CheckField, SelectField, TextField } from '../../parts/field.js';
import { BuyerCountry } from '../plans/buyer-country.js';

const GRADES = ['kriitiline', 'oluline', 'tavaline'] as const;
const KINDS = ['pilv', 'tarkvara', 'haldus', 'side', 'seadmed', 'muu'] as const;

type RowProps = Readonly<{ row: FactRow; onRow: (row: FactRow) => void }>;

const textIn = (row: FactRow, name: string): string => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

type InputProps = RowProps & Readonly<{ name: string; label: string; isNumber?: boolean }>;

function RowText({ row, onRow, name, label, isNumber = false }: InputProps) {
  return (
    <TextField
      label={label}
      isRequired={name === 'nimi'}
      type={isNumber ? 'number' : 'text'}
      min={isNumber ? 0 : undefined}
      value={textIn(row, name)}
      onValue={(text) => {
        onRow({ ...row, [name]: text });
      }}
    />
  );
}

type WordProps = InputProps & Readonly<{ words: readonly string[]; of: string }>;

function RowWord({ row, onRow, name, label, words, of }: WordProps) {
  const { t } = useSession();
  return (
    <SelectField
      label={label}
      value={textIn(row, name)}
      none={t('console:none')}
      onValue={(word) => {
        onRow({ ...row, [name]: word });
      }}
      choices={words.map((word) => ({ value: word, text: t(`console:case.${of}.${word}`) }))}
    />
  );
}

function RowCheck({ row, onRow, name, label }: InputProps) {
  return (
    <CheckField
      label={label}
      value={row[name] === true}
      onValue={(isSo) => {
        onRow({ ...row, [name]: isSo });
      }}
    />
  );
}

export function SystemFields(props: RowProps) {
  const { t } = useSession();
  const word = (key: string) => t(`documents:paper.columns.${key}`);
  return (
    <>
      <RowText {...props} name="nimi" label={t('console:case.name')} />
      <RowText {...props} name="teenus" label={t('console:case.carries')} />
      <RowText {...props} name="omanik" label={word('responsible')} />
      <RowWord
        {...props}
        name="kriitilisus"
        label={word('criticality')}
        words={GRADES}
        of="grade"
      />
      <RowText
        {...props}
        name="taasteaeg_h"
        label={t('console:case.hours', { what: word('rto') })}
        isNumber
      />
      <RowText
        {...props}
        name="andmekadu_h"
        label={t('console:case.hours', { what: word('rpo') })}
        isNumber
      />
      <RowText
        {...props}
        name="katkestus_h"
        label={t('console:case.hours', { what: t('clauses:columns.mtpd') })}
        isNumber
      />
      <RowText {...props} name="asendus" label={t('clauses:columns.fallback')} />
    </>
  );
}

export function SupplierFields(props: RowProps) {
  const { t } = useSession();
  const word = (key: string) => t(`documents:paper.columns.${key}`);
  return (
    <>
      <RowText {...props} name="nimi" label={t('console:case.name')} />
      <RowText {...props} name="teenus" label={word('delivers')} />
      <RowWord {...props} name="liik" label={t('console:case.kind')} words={KINDS} of="kinds" />
      <RowWord
        {...props}
        name="kriitilisus"
        label={word('criticality')}
        words={GRADES}
        of="grade"
      />
      <RowText {...props} name="omanik" label={word('responsible')} />
      <BuyerCountry
        fieldError={null}
        value={textIn(props.row, 'riik')}
        onValue={(riik) => {
          props.onRow({ ...props.row, riik });
        }}
      />
      <RowCheck {...props} name="juurdepaas" label={t('console:case.access')} />
      <RowCheck {...props} name="isikuandmed" label={t('console:case.personal')} />
    </>
  );
}

type RowsProps = Readonly<{
  title: string;
  rows: readonly FactRow[];
  onRows: (rows: readonly FactRow[]) => void;
  fields: (props: RowProps) => preact.JSX.Element;
}>;

export function Rows({ title, rows, onRows, fields: Fields }: RowsProps) {
  const { t } = useSession();
  return (
    <fieldset class="card">
      <legend>{title}</legend>
      {rows.map((row, at) => (
        <div key={at} role="group" aria-label={`${title} ${String(at + 1)}`} class="row">
          <Fields
            row={row}
            onRow={(next) => {
              onRows(rows.with(at, next));
            }}
          />
          <button
            type="button"
            class="slim"
            onClick={() => {
              onRows(rows.toSpliced(at, 1));
            }}
          >
            {t('console:case.remove', { name: textIn(row, 'nimi') })}
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          onRows([...rows, {}]);
        }}
      >
        {t('console:case.add')}
      </button>
    </fieldset>
  );
}
