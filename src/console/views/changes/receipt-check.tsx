/** Whether a receipt is genuine, and whether its input gives another answer today. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { changeLanguage } from '../../lib/change-language.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime, day } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { TextFileField } from '../../parts/file-field.js';
import { NeedKey } from '../../parts/need-key.js';

type Check = Contract['ReceiptCheck'];
type Since = Contract['WhatChanged'];

/** `since`: null if the receipt is not genuine. */
type Checked = Readonly<{ check: Check; since: Since | null }>;

async function check(key: string, receipt: string, keel: string): Promise<Checked> {
  const found = await ask<Check>('/receipts/verify', { key, body: { receipt } });
  if (!found.valid) return { check: found, since: null };
  const body = { receipt, keel };
  return { check: found, since: await ask<Since>('/receipts/what-changed', { key, body }) };
}

function Changed({ since }: { since: Since }) {
  const { t, language } = useSession();
  if (!since.changed) return <p>{t('console:receipts.same')}</p>;
  return (
    <>
      <p>
        <strong>{t('console:receipts.differs')}</strong>
      </p>
      {since.law_changes.length === 0 ? null : <h3>{t('console:receipts.why')}</h3>}
      <ul>
        {since.law_changes.map(({ id, kuupaev, kirjeldus, url, seadus }) => (
          <li key={id}>
            {day(language, kuupaev)} ·{' '}
            <a href={url} target="_blank" rel="noreferrer">
              {seadus}
            </a>{' '}
            <span lang={changeLanguage(language)}>{kirjeldus}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Outcome({ of: { check: found, since } }: { of: Checked }) {
  const { t, language } = useSession();
  const issued = found.receipt?.issued_at;
  if (since === null || issued === undefined) {
    return <p class="note bad">{t('console:receipts.forged')}</p>;
  }
  return (
    <div class="note good">
      <p>{t('console:receipts.genuine', { date: dateTime(language, issued) })}</p>
      <Changed since={since} />
    </div>
  );
}

function OpenReceipt({ apiKey }: { apiKey: string }) {
  const { t, language } = useSession();
  const { isBusy, error, run } = useAction();
  const [checked, setChecked] = useState<Checked | null>(null);
  const open = (text: string): void => {
    setChecked(null);
    run(async () => {
      setChecked(await check(apiKey, text.trim(), changeLanguage(language)));
    });
  };
  return (
    <>
      <TextFileField label={t('console:groups.file_open')} accept=".txt,text/plain" onText={open} />
      <ErrorNote error={error} />
      <Busy isBusy={isBusy} />
      <div role="status">{checked === null ? null : <Outcome of={checked} />}</div>
    </>
  );
}

export function ReceiptCheck() {
  const { t } = useSession();
  return (
    <section class="card" aria-labelledby="receipt-check">
      <h2 id="receipt-check">{t('console:receipts.title')}</h2>
      <p class="quiet">{t('console:receipts.text')}</p>
      <NeedKey>{(key) => <OpenReceipt apiKey={key} />}</NeedKey>
    </section>
  );
}
