/** Sliders of headcount, turnover and balance sheet total. */
import { useEffect, useState } from 'preact/hooks';
import type { Law } from '../../../offline/api.js';
import { answered } from '../../lib/law.js';
import { useSession } from '../../lib/session.js';
import type { Answers } from '../../lib/scoping-types.js';
import { ThresholdSlider } from './threshold-slider.js';
import { bandsOf, MONEY, PEOPLE, type Band, type Scale } from './thresholds.js';

type Body = Readonly<Record<string, unknown>>;

const FIGURES: readonly Readonly<{ name: string; label: string; scale: Scale }>[] = [
  { name: 'tootajad', label: 'employees', scale: PEOPLE },
  { name: 'kaive_meur', label: 'turnover', scale: MONEY },
  { name: 'bilanss_meur', label: 'balance', scale: MONEY },
];

/** Class that binds: under the national act if its rules are held. */
function classOf(law: Law, body: Body): string | null {
  const { data } = answered(() => law.scoping(body));
  return data === null ? null : (data.riigi_tulemus ?? data).klassifikatsioon;
}

type Bands = Readonly<Record<string, readonly Band[]>>;

function allBands(law: Law, body: Body): Bands {
  return Object.fromEntries(
    FIGURES.map(({ name, scale }) => {
      const classAt = (value: number): string => classOf(law, { ...body, [name]: value }) ?? '';
      return [name, bandsOf(scale, classAt)];
    }),
  );
}

/** The bands follow the answers after the result was shown. */
function useBands(law: Law, body: Body): Bands {
  const [bands, setBands] = useState<Bands>({});
  useEffect(() => {
    const timer = setTimeout(() => {
      setBands(classOf(law, body) === null ? {} : allBands(law, body));
    });
    return () => {
      clearTimeout(timer);
    };
  }, [law, JSON.stringify(body)]);
  return bands;
}

type PanelProps = Readonly<{
  law: Law;
  body: Body;
  answers: Answers;
  onAnswer: (name: string, value: string) => void;
}>;

export function ThresholdPanel({ law, body, answers, onAnswer }: PanelProps) {
  const { t } = useSession();
  const bands = useBands(law, body);
  return (
    <section class="card" aria-labelledby="limits">
      <h2 id="limits">{t('console:scoping.limits')}</h2>
      <p class="quiet">{t('console:scoping.limits_text')}</p>
      <div class="sliders">
        {FIGURES.map(({ name, label, scale }) => {
          const answer = answers[name];
          const found = bands[name];
          return found === undefined ? null : (
            <ThresholdSlider
              key={name}
              label={t(`documents:paper.facts.${label}`)}
              scale={scale}
              bands={found}
              value={typeof answer === 'string' ? answer : ''}
              onValue={(value) => {
                onAnswer(name, value);
              }}
            />
          );
        })}
      </div>
    </section>
  );
}
