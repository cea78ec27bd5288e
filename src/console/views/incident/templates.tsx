/** The texts of the three notices, to copy or to keep. */
import type { Contract } from '../../lib/contract.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { CopyButton } from '../../parts/copy-button.js';
import { Sources } from '../../parts/sources.js';

function Phase({ phase }: { phase: Contract['IncidentPhase'] }) {
  const { say } = useSession();
  const title = say(`clocks:titles.${phase.phase}`);
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
          {say('console:incident.save')}
          <span class="unseen"> {title}</span>
        </button>
      </div>
      <details>
        <summary>{say('console:incident.text')}</summary>
        <pre>{phase.template}</pre>
      </details>
      <Sources sources={phase.sources} />
    </section>
  );
}

export function Templates({ templates }: { templates: Contract['IncidentTemplates'] }) {
  const { say } = useSession();
  return (
    <section aria-labelledby="templates">
      <h2 id="templates">{say('console:incident.templates')}</h2>
      {templates.phases.map((phase) => (
        <Phase key={phase.phase} phase={phase} />
      ))}
    </section>
  );
}
