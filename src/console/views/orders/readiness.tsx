/** What an order lacks before it is paid: missing facts, blanks of each document, the tier that class and size call for. */
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';

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
};

type Ready = Contract['OrderReadiness'];

function Advice({ tier, reasons }: { tier: string; reasons: readonly string[] }) {
  const { t } = useSession();
  return (
    <>
      <p>
        <strong>{t('console:orders.advice', { tier })}</strong>
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
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

type ReadyProps = Readonly<{ readiness: Ready; hasTiers: boolean }>;

export function Readiness({ readiness, hasTiers }: ReadyProps) {
  const { t } = useSession();
  const { puuduvad, dokumendid, riskitase, riskitase_pohjendus: reasons } = readiness;
  return (
    <section aria-label={t('console:nav.case')}>
      {hasTiers && riskitase !== null ? <Advice tier={riskitase} reasons={reasons} /> : null}
      {puuduvad.length === 0 ? null : <Missing facts={puuduvad} />}
      {dokumendid.length === 0 ? null : (
        <dl class="pairs sums">
          {dokumendid.map(({ tyyp, lynki }) => (
            <>
              <dt key={tyyp}>{t(`documents:paper.${TITLES[tyyp] ?? ''}.title`)}</dt>
              <dd>{t('console:orders.blanks', { count: lynki })}</dd>
            </>
          ))}
        </dl>
      )}
    </section>
  );
}
