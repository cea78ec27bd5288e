/** Matrix of the frameworks and the ten measures: links and their strength; a cell opens the links behind it. */
import { useState } from 'preact/hooks';
import type { Contract } from '../../lib/contract.js';
import { textAt } from '../../lib/law.js';
import { number } from '../../lib/format.js';
import { pageData } from '../../lib/page-data.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { CellLinks } from './cell-links.js';
import { frameworkName } from './map-words.js';
import { PrintButton } from '../../parts/print-button.js';

/** `strength`: mean of the graded links, 0 to 10; null if none is graded. */
type Cell = Readonly<{
  measure: string;
  framework: Contract['GraphNode']['framework'];
  links: number;
  core: number;
  strength: number | null;
}>;

/** Lowest strengths of the shades from the second on. */
const SHADES = [4, 6, 7, 8];

const shadeOf = ({ links, strength }: Cell): string => {
  if (links === 0) return 'none';
  if (strength === null) return 'ungraded';
  return `s${String(SHADES.filter((lowest) => strength >= lowest).length)}`;
};

type CellProps = Readonly<{ cell: Cell; isChosen: boolean; onChoice: () => void }>;

function MatrixCell({ cell, isChosen, onChoice }: CellProps) {
  const { language } = useSession();
  const { measure, framework, links, strength } = cell;
  if (links === 0) return <td class="heat none">–</td>;
  const shown = strength === null ? '–' : number(language, strength);
  return (
    <td class={`heat ${shadeOf(cell)}`}>
      <button type="button" aria-pressed={isChosen} onClick={onChoice}>
        <span class="unseen">{`${measure}, ${frameworkName(framework)}: `}</span>
        <strong>{links}</strong> <span class="small">{shown}</span>
      </button>
    </td>
  );
}

type MatrixProps = Readonly<{ cells: readonly Cell[] }>;

function Matrix({ cells }: MatrixProps) {
  const { t } = useSession();
  const [chosen, setChosen] = useState<Cell | null>(null);
  const measures = [...new Set(cells.map(({ measure }) => measure))];
  const rows = [...Map.groupBy(cells, ({ framework }) => framework)];
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={t('console:mapping.matrix')}>
        <table class="matrix">
          <thead>
            <tr>
              <th scope="col">{t('console:mapping.framework')}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col" title={t(`measures:name.${measure}`)}>
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([framework, ofRow]) => (
              <tr key={framework}>
                <th scope="row">{frameworkName(framework)}</th>
                {ofRow.map((cell) => (
                  <MatrixCell
                    key={cell.measure}
                    cell={cell}
                    isChosen={cell === chosen}
                    onChoice={() => {
                      setChosen(cell);
                    }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="plain measures small">
        {measures.map((measure) => (
          <li key={measure}>
            <strong>{measure}</strong> {t(`measures:name.${measure}`)}
          </li>
        ))}
      </ul>
      {chosen === null ? null : (
        <CellLinks
          key={chosen.measure + chosen.framework}
          measure={chosen.measure}
          framework={chosen.framework}
        />
      )}
    </>
  );
}

export function CoverageMatrix() {
  const { t } = useSession();
  const { data, error, isBusy, again } = useRequest(
    async () => JSON.parse(await textAt(pageData.coverage)) as Cell[], // written by the console's build
    [],
  );
  return (
    <section class="card picture" aria-labelledby="matrix">
      <h2 id="matrix">{t('console:mapping.matrix')}</h2>
      <p class="quiet">{t('console:mapping.matrix_text')}</p>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : <Matrix cells={data} />}
      <PrintButton />
    </section>
  );
}
