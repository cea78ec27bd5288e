/** Result of scoping with its sources. The class under the national act, if there is one, comes first: it binds. */
import { countryName } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { Sources } from '../../parts/sources.js';
import { TONES } from './threshold-slider.js';
import type { Result } from '../../lib/scoping-types.js';
import { Lines } from '../../parts/lines.js';

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Lines lines={lines} />
    </>
  );
}

function National({ result }: { result: Result }) {
  const { t, language } = useSession();
  const { riigi_overlay: overlay, riigi_tulemus: own, riigi_markus, transposition_note } = result;
  if (!overlay && !riigi_markus && !transposition_note) return null;
  return (
    <section class="national">
      <h3>
        {overlay ? t('console:scoping.in', { country: countryName(language, overlay.riik) }) : ''}
      </h3>
      {overlay ? (
        <dl class="pairs">
          <dt>{t('console:scoping.term')}</dt>
          <dd>{overlay.termin}</dd>
          <dt>{t('console:scoping.provision')}</dt>
          <dd>
            <a href={overlay.source_url} target="_blank" rel="noreferrer">
              {overlay.viide}
            </a>
          </dd>
          {own ? (
            <>
              <dt>{t('console:scoping.national')}</dt>
              <dd>
                {t(`console:class.${own.klassifikatsioon}`)}, {t(`console:size.${own.suurus}`)}
              </dd>
            </>
          ) : null}
        </dl>
      ) : null}
      {riigi_markus ? <p>{riigi_markus}</p> : null}
      {transposition_note ? <p>{transposition_note}</p> : null}
    </section>
  );
}

export function ScopingResult({ result }: { result: Result }) {
  const { t } = useSession();
  const { annex, riigi_tulemus: own } = result;
  const { klassifikatsioon, suurus } = own ?? result;
  return (
    <>
      <p role="status" class="verdict">
        <span class={`mark-word large ${TONES[klassifikatsioon] ?? 'good'}`}>
          {t(`console:class.${klassifikatsioon}`)}
        </span>
        <span>
          {t(`console:size.${suurus}`)}
          {annex ? ` · ${t('console:scoping.annex', { annex })}` : ''}
        </span>
      </p>
      {own ? (
        <p>
          {t('console:scoping.national')}. {t('console:scoping.directive')}:{' '}
          {t(`console:class.${result.klassifikatsioon}`)}, {t(`console:size.${result.suurus}`)}
        </p>
      ) : null}
      <List title={t('console:scoping.reasons')} lines={result.pohjendused} />
      <List
        title={t('console:scoping.what_if')}
        lines={(own ?? result).vastupidine.map(({ tekst }) => tekst)}
      />
      <National result={result} />
      <List title={t('console:warnings')} lines={result.hoiatused} />
      <Sources sources={result.sources} />
    </>
  );
}
