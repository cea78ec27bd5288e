/** Downloads of an order's documents. */
import { dateTime, fileSize } from '../../lib/format.js';
import { saveFile } from '../../lib/save-file.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import type { Order } from './use-orders.js';

type LinkProps = Readonly<{ address: string; name: string; bytes: number }>;

/** Of the strict profile: a page that takes the code from behind `#` and saves the file. */
const isPage = (address: string): boolean => address.includes('#');

function FileLink({ address, name, bytes }: LinkProps) {
  const { language } = useSession();
  return (
    <p class="file-link">
      <a
        href={address}
        {...(isPage(address) ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
      >
        {name}
      </a>{' '}
      <span class="quiet nowrap">{fileSize(language, bytes)}</span>
    </p>
  );
}

type ArchiveProps = Readonly<{ apiKey: string; order: Order }>;

/** All files with their signatures; the request needs the key, so it is no link. */
function Archive({ apiKey, order: { order_id: id } }: ArchiveProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const save = (): void => {
    const address = `${location.origin}/v1/orders/${id}/documents.zip`;
    const accept = 'application/zip, application/json';
    run(() => saveFile({ address, key: apiKey, accept, name: `${id}.zip` }));
  };
  return (
    <>
      <ErrorNote error={error} />
      <button type="button" aria-disabled={isBusy} onClick={save}>
        {t('console:orders.archive')}
      </button>
    </>
  );
}

export function Documents({ apiKey, order }: ArchiveProps) {
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
              <FileLink
                address={file.allalaadimislink}
                name={file.nimi}
                bytes={file.suurus_baiti}
              />
              {file.pdf ? (
                <FileLink
                  address={file.pdf.allalaadimislink}
                  name={file.nimi.replace(/docx$/, 'pdf')}
                  bytes={file.pdf.suurus_baiti}
                />
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
      {files.length === 0 ? null : <Archive apiKey={apiKey} order={order} />}
      {sandbox_note ? <p class="quiet">{t('orders:sandbox.note')}</p> : null}
    </section>
  );
}
