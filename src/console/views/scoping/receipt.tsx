/** Signed receipt of the result: the only step of scoping that sends the answers to the service. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';

type Body = Readonly<Record<string, unknown>>;
type Signed = Readonly<{ receipt: string; of: string }>;

function GetReceipt({ apiKey, body }: Readonly<{ apiKey: string; body: Body }>) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const [signed, setSigned] = useState<Signed | null>(null);
  const of = JSON.stringify(body);
  const get = (): void => {
    run(async () => {
      const sent = { ...body, receipt: true };
      const { receipt } = await ask<{ receipt: string }>('/scoping', { key: apiKey, body: sent });
      setSigned({ receipt, of });
    });
  };
  return (
    <>
      <ErrorNote error={error} />
      <div class="actions">
        <button type="button" aria-disabled={isBusy} onClick={get}>
          {t('console:scoping.receipt_get')}
        </button>
        {signed === null ? null : (
          <button
            type="button"
            onClick={() => {
              saveBlob(new Blob([signed.receipt], { type: 'text/plain' }), 'nis2-receipt.txt');
            }}
          >
            {t('console:scoping.receipt_save')}
          </button>
        )}
      </div>
      <p role="status" class="quiet small">
        {signed === null || signed.of === of ? '' : t('console:scoping.receipt_old')}
      </p>
    </>
  );
}

export function Receipt({ body }: { body: Body }) {
  const { t, key } = useSession();
  return (
    <section class="no-print" aria-labelledby="receipt">
      <h3 id="receipt">{t('console:scoping.receipt_title')}</h3>
      <p>{t('console:scoping.receipt_text')}</p>
      {key === null ? (
        <p>
          {t('console:key.needed_for')} <a href="/console">{t('console:key.get')}</a>
        </p>
      ) : (
        <GetReceipt apiKey={key} body={body} />
      )}
    </section>
  );
}
