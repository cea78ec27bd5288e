/** Texts of the three notifications, to copy or download. */
import type { Contract } from '../../lib/contract.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { CopyButton } from '../../parts/copy-button.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Sources } from '../../parts/sources.js';

type PhaseProps = Readonly<{ phase: Contract['IncidentPhase']; onDocx: () => Promise<void> }>;

function Phase({ phase, onDocx }: PhaseProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const title = t(`clocks:titles.${phase.phase}`);
  const save = (): void => {
    saveBlob(new Blob([phase.template], { type: 'text/plain' }), `${phase.phase}.txt`);
  };
  return (
    <section class="card" aria-label={title}>
      <h3>{title}</h3>
      <p class="small quiet">{phase.legal_basis}</p>
      <div class="actions">
        <CopyButton text={phase.template} of={title} />
        <button type="button" onClick={save}>
          {t('console:incident.save')}
          <span class="unseen"> {title}</span>
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => {
            run(onDocx);
          }}
        >
          {t('console:incident.save_docx')}
          <span class="unseen"> {title}</span>
        </button>
      </div>
      <ErrorNote error={error} />
      <details>
        <summary>{t('console:incident.text')}</summary>
        <pre>{phase.template}</pre>
      </details>
      <Sources sources={phase.sources} />
    </section>
  );
}

type TemplatesProps = Readonly<{
  templates: Contract['IncidentTemplates'];
  onDocx: (phase: string) => Promise<void>;
}>;

export function Templates({ templates, onDocx }: TemplatesProps) {
  const { t } = useSession();
  return (
    <section aria-labelledby="templates">
      <h2 id="templates">{t('console:incident.templates')}</h2>
      {templates.phases.map((phase) => (
        <Phase key={phase.phase} phase={phase} onDocx={() => onDocx(phase.phase)} />
      ))}
    </section>
  );
}
