/** A link of the mapping: target, content, sources. */
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { Sources } from '../../parts/sources.js';
import { CoverageMark, nameOf, placeAddress, roleOf } from './map-words.js';

export type Step = Contract['GraphNeighbour'];

export function LinkDetails({ step }: { step: Step }) {
  const { t } = useSession();
  const { link } = step.by;
  return (
    <li class={`card link ${roleOf(link)}`}>
      <h3>
        <a href={placeAddress(step.place.id)}>{nameOf(step.place)}</a>
      </h3>
      <p>
        {link.rationale} <CoverageMark coverage={link.coverage} />
      </p>
      <details>
        <summary>{t('console:mapping.details')}</summary>
        <dl class="pairs">
          <dt>{t('console:mapping.relation')}</dt>
          <dd>{t(`console:mapping.relations.${step.by.relation}`)}</dd>
          <dt>{t('console:mapping.confidence')}</dt>
          <dd>{t(`console:mapping.confidences.${link.confidence}`)}</dd>
          <dt>{t('console:scoping.provision')}</dt>
          <dd>{link.provision}</dd>
        </dl>
        <ul>
          {link.evidence.map(({ code, meaning }) => (
            <li key={code}>
              <code>{code}</code> {meaning}
            </li>
          ))}
        </ul>
        <Sources sources={link.sources} />
      </details>
    </li>
  );
}
