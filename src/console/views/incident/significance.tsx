/** Significance of an incident under Implementing Regulation (EU) 2024/2690. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Law } from '../../../offline/api.js';
import { answered } from '../../lib/law.js';
import { numberOf } from '../../lib/number-of.js';
import { useSession } from '../../lib/session.js';
import { FACTS } from '../../lib/significance.js';
import { useStored } from '../../lib/use-stored.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SignificanceForm, type Stated } from './significance-form.js';
import { SignificanceResult } from './significance-result.js';

const NOTHING = { data: null, error: null } as const;

const NAMES = FACTS.map(({ name }) => name);

/** Facts asked of each kind of provider: the criteria name them one by one. */
type AnswerRequest = Readonly<Record<string, readonly string[]>>;

function toBody({ kind, isPlanned, facts }: Stated, requested: readonly string[], keel: string) {
  const given = FACTS.filter(({ name }) => requested.includes(name) && (facts[name] ?? '') !== '');
  const stated = given.map(({ name, form }) => {
    const text = facts[name] ?? '';
    return [name, form === 'choice' ? text === 'yes' : numberOf(text)] as const;
  });
  return { entity_type: kind, scheduled: isPlanned, ...Object.fromEntries(stated), keel };
}

export function Significance({ law }: { law: Law }) {
  const { t } = useSession();
  const [stated, setStated] = useStored<Stated>('significance', {
    kind: '',
    isPlanned: false,
    facts: {},
  });
  const [requestedBy, setRequestedBy] = useStored<AnswerRequest>('significance-asked', {});
  const requested = requestedBy[stated.kind] ?? [];
  const body = toBody(stated, requested, law.info.language);
  const { data, error } = useMemo(
    () => (stated.kind === '' ? NOTHING : answered(() => law.significance(body))),
    [law, JSON.stringify(body)],
  );
  useEffect(() => {
    const named = (data?.criteria ?? []).flatMap(({ missing }) => missing);
    const next = NAMES.filter((name) => requested.includes(name) || named.includes(name));
    if (next.length > requested.length) setRequestedBy({ ...requestedBy, [stated.kind]: next });
  }, [data]);
  return (
    <details class="card significance">
      <summary>{t('console:significance.title')}</summary>
      <p>{t('console:significance.lead')}</p>
      <SignificanceForm
        value={stated}
        requested={stated.isPlanned ? [] : requested}
        error={error}
        onValue={setStated}
      />
      <ErrorNote error={error} shown={NAMES} />
      {data === null ? null : <SignificanceResult answer={data} />}
    </details>
  );
}
