/** Downloads of an order's documents. */
import { dateTime, fileSize } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import type { Order } from './use-orders.js';

export function Documents({ order }: { order: Order }) {
  const { t, language } = useSession();
  const { dokumendid, sandbox_note } = order.tulemus;
  const files = dokumendid ?? [];
  return (
    <section class="card">
      <h2>{t('console:orders.documents')}</h2>
      {files.length === 0 ? (
        <p class="quiet">{t('console:orders.no_documents')}</p>
      ) : (
        <ul class="plain">
          {files.map((file) => (
            <li key={file.sha256 + file.nimi}>
              <a href={file.allalaadimislink} download>
                {file.nimi}
              </a>{' '}
              <span class="quiet nowrap">{fileSize(language, file.suurus_baiti)}</span>
              {file.pdf ? (
                <>
                  {' '}
                  <a href={file.pdf.allalaadimislink} download>
                    {file.nimi.replace(/docx$/, 'pdf')}
                  </a>{' '}
                  <span class="quiet nowrap">{fileSize(language, file.pdf.suurus_baiti)}</span>
                </>
              ) : null}
              {file.kehtib_kuni ? (
                <p class="small quiet">
                  {t('console:orders.valid_until', {
                    date: dateTime(language, file.kehtib_kuni),
                  })}
                </p>
              ) : null}
              <p class="small quiet">
                SHA-256 <code>{file.sha256}</code>
              </p>
            </li>
          ))}
        </ul>
      )}
      {sandbox_note ? <p class="quiet">{t('orders:sandbox.note')}</p> : null}
    </section>
  );
}
