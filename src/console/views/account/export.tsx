/** All data that the service stores of the organisation, as a file. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';

export function Export({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const save = (): void => {
    run(async () => {
      const data = await ask<Contract['OrganisationExport']>('/account/export', { key: apiKey });
      const text = JSON.stringify(data, null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), 'nis2-account.json');
    });
  };
  return (
    <section class="card" aria-labelledby="export">
      <h2 id="export">{t('console:account.export')}</h2>
      <p>{t('console:account.export_text')}</p>
      <ErrorNote error={error} />
      <button type="button" aria-disabled={isBusy} onClick={save}>
        {t('console:account.export_save')}
      </button>
    </section>
  );
}
