/** The class at the foot of a small screen while the reader answers. */
import { useSession } from '../../lib/session.js';
import { TONES } from './threshold-slider.js';
import type { Result } from '../../lib/scoping-types.js';

export function SummaryBar({ result }: { result: Result | null }) {
  const { t } = useSession();
  if (result === null) return null;
  const { klassifikatsioon, suurus } = result.riigi_tulemus ?? result;
  return (
    <a class="summary-bar" href="#result">
      <span class={`mark-word ${TONES[klassifikatsioon] ?? 'good'}`}>
        {t(`console:class.${klassifikatsioon}`)}
      </span>
      <span class="small">{t(`console:size.${suurus}`)}</span>
    </a>
  );
}
