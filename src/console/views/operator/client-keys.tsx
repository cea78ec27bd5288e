/** Keys of organisations, without secrets; operators can block a compromised one. */
import { day } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';
import { blockKey } from './operator-mutations.js';
import { LineTable, type Column } from './line-table.js';
import type { Organisation } from './organisations.js';
import { CLIENT_KEYS, KEYS_OF_ORGANISATION } from '../../lib/documents.js';
import { useLines } from './use-lines.js';

type Key = Readonly<{
  key_id: string;
  organisatsioon: string;
  nimi: string | null;
  keskkond: 'live' | 'sandbox';
  roll: string;
  viimased4: string;
  staatus: 'kehtiv' | 'lopeb' | 'loppenud' | 'blokeeritud';
  loodud: string;
  viimati: string | null;
}>;

type BlockProps = Readonly<{ of: string; act: () => Promise<void>; onDone: () => void }>;

function Block({ of, act, onDone }: BlockProps) {
  const { t } = useSession();
  const { error, run } = useAction();
  const block = (): void => {
    run(async () => {
      await act();
      onDone();
    });
  };
  return (
    <>
      <ConfirmButton
        class="slim"
        label={`${t('console:operator.block')} ${of}`}
        question={t('console:operator.block_sure')}
        onConfirm={block}
      >
        {t('console:operator.block')} <span class="unseen">{of}</span>
      </ConfirmButton>
      <ErrorNote error={error} />
    </>
  );
}

const prefixOf = ({ keskkond, roll, viimased4 }: Key): string =>
  `nis2_${keskkond === 'live' ? 'live' : 'test'}_${roll}_…${viimased4}`;

type KeysProps = Readonly<{ apiKey: string; of: Organisation | null; onAll: () => void }>;

function Narrowed({ of, onAll }: Omit<KeysProps, 'apiKey'>) {
  const { t } = useSession();
  if (of === null) return null;
  return (
    <p>
      <strong>{of.nimi}</strong>{' '}
      <button type="button" class="slim" onClick={onAll}>
        {t('console:operator.all_keys')}
      </button>
    </p>
  );
}

const isOver = ({ staatus }: Key): boolean => staatus === 'blokeeritud' || staatus === 'loppenud';

export function ClientKeys({ apiKey, of, onAll }: KeysProps) {
  const { t, language } = useSession();
  const organisation = of?.id ?? null;
  const document = organisation === null ? CLIENT_KEYS : KEYS_OF_ORGANISATION;
  const list = useLines<Key>({ apiKey, document, organisation });
  const columns: readonly Column<Key>[] = [
    { head: t('console:key.field'), cell: (one) => <code>{prefixOf(one)}</code> },
    {
      head: t('console:signup.name'),
      cell: ({ organisatsioon, nimi }) =>
        nimi === null || nimi === organisatsioon ? organisatsioon : `${organisatsioon} · ${nimi}`,
    },
    {
      head: t('console:orders.state'),
      cell: ({ staatus }) => t(`console:account.key.${staatus}`),
    },
    { head: t('console:operator.created'), cell: ({ loodud }) => day(language, loodud) },
    {
      head: t('console:operator.used'),
      cell: ({ viimati }) => (viimati === null ? '–' : day(language, viimati)),
    },
    {
      head: '',
      cell: (one) =>
        isOver(one) ? null : (
          <Block of={prefixOf(one)} act={() => blockKey(apiKey, one.key_id)} onDone={list.again} />
        ),
    },
  ];
  const title = t('console:account.keys');
  const keyOf = ({ key_id }: Key): string => key_id;
  return (
    <LineTable name="client-keys" title={title} list={list} columns={columns} keyOf={keyOf}>
      <Narrowed of={of} onAll={onAll} />
    </LineTable>
  );
}
