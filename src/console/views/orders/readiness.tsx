/** What an order lacks before it is paid: missing facts, blanks of each document, the tier that class and size call for. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Lines } from '../../parts/lines.js';

/** Kind of document on the wire → key of its title. */
const TITLES: Readonly<Record<string, string>> = {
  turvapoliitika: 'security_policy',
  intsidendikord: 'incident_procedure',
  talitluspidevuse_plaan: 'continuity_plan',
  tarneahela_poliitika: 'supplier_policy',
  kohaldatavuse_deklaratsioon: 'applicability_statement',
  raamistikukaart: 'framework_map',
  intsidendimallid: 'incident_templates',
  tarneahela_toend: 'supply_chain_attestation',
  kontrolli_aruanne: 'check_report',
  korduskinnitus: 're_signing',
  reformimemo: 'reform_memo',
  reformitabel: 'reform_table',
};

type Ready = Contract['OrderReadiness'];

function Advice({ tier, reasons }: { tier: string; reasons: readonly string[] }) {
  const { t } = useSession();
  return (
    <>
      <p>
        <strong>{t('console:orders.advice', { tier })}</strong>
      </p>
      <Lines lines={reasons} />
    </>
  );
}

function Missing({ facts }: { facts: Ready['puuduvad'] }) {
  const { t } = useSession();
  return (
    <div class="note warn">
      <p>
        <strong>{t('console:orders.missing')}</strong>
      </p>
      <ul>
        {facts.map(({ vali, nimetus }) => (
          <li key={vali}>{nimetus}</li>
        ))}
      </ul>
      <p>
        <a href="/console/case">{t('console:orders.fill')}</a>
      </p>
    </div>
  );
}

/** `body`: of the order. */
type OrderProps = Readonly<{ apiKey: string; body: Readonly<Record<string, unknown>> }>;

type DocumentProps = OrderProps & Readonly<{ document: Ready['dokumendid'][number] }>;

/** One document: its blanks, and its preview as a PDF file. */
function Document({ apiKey, body, document: { tyyp, lynki, lyngad } }: DocumentProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const title = t(`documents:paper.${TITLES[tyyp] ?? ''}.title`);
  const save = (): void => {
    run(async () => {
      const requested = { ...body, dokument: tyyp };
      const { nimi, pdf } = await ask<Contract['DocumentPreview']>('/documents/preview', {
        key: apiKey,
        body: requested,
      });
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), nimi);
    });
  };
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {lynki === 0 ? (
          t('console:orders.blanks', { count: lynki })
        ) : (
          <details>
            <summary>{t('console:orders.blanks', { count: lynki })}</summary>
            <ul>
              {lyngad.map(({ koht, tekst }, at) => (
                <li key={at}>{tekst === '' ? koht : `${koht}: ${tekst}`}</li>
              ))}
            </ul>
          </details>
        )}
        <button
          type="button"
          class="slim"
          aria-disabled={isBusy}
          aria-label={`${t('console:orders.preview')}: ${title}`}
          onClick={save}
        >
          {t('console:orders.preview')}
        </button>
        <ErrorNote error={error} />
      </dd>
    </>
  );
}

type ReadyProps = OrderProps & Readonly<{ readiness: Ready; hasTiers: boolean }>;

export function Readiness({ readiness, hasTiers, apiKey, body }: ReadyProps) {
  const { t } = useSession();
  const { puuduvad, dokumendid, riskitase, riskitase_pohjendus: reasons } = readiness;
  return (
    <section aria-label={t('console:nav.case')}>
      {hasTiers && riskitase !== null ? <Advice tier={riskitase} reasons={reasons} /> : null}
      {puuduvad.length === 0 ? null : <Missing facts={puuduvad} />}
      {dokumendid.length === 0 ? null : (
        <dl class="pairs sums">
          {dokumendid.map((document) => (
            <Document key={document.tyyp} apiKey={apiKey} body={body} document={document} />
          ))}
        </dl>
      )}
    </section>
  );
}
