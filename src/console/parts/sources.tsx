/** Sources of a statement: act, provision, date and version, with a link to the act. */
import { day } from '../lib/format.js';
import { useSession } from '../lib/session.js';
import type { Source } from '../lib/source.js';

type Act = Readonly<{ act: string; url: string; date: string; provisions: readonly string[] }>;

/** One line per act, with all cited provisions. */
const acts = (sources: readonly Source[]): Act[] =>
  [...Map.groupBy(sources, ({ seadus, url }) => `${seadus} ${url}`).values()].flatMap((cited) => {
    const [first] = cited;
    if (first === undefined) return [];
    const provisions = [...new Set(cited.map(({ paragrahv }) => paragrahv))];
    return [{ act: first.seadus, url: first.url, date: first.seisukuupaev, provisions }];
  });

export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t, language } = useSession();
  if (sources.length === 0) return null;
  return (
    <details class="sources">
      <summary>{t('console:sources')}</summary>
      <ul>
        {acts(sources).map(({ act, url, date, provisions }) => (
          <li key={act + url}>
            <a href={url} target="_blank" rel="noreferrer">
              {act}
            </a>
            , {provisions.join('; ')}
            <span class="quiet"> · {t('console:as_of', { date: day(language, date) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
