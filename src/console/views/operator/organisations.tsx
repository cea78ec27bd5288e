/** Organisations with their usage counts; no content of requests. */
import { useEffect, useState } from 'preact/hooks';
import { day, number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { TextField } from '../../parts/field.js';
import { LineTable, type Column } from './line-table.js';
import { ORGANISATIONS } from '../../lib/documents.js';
import { useLines } from './use-lines.js';

export type Organisation = Readonly<{
  id: string;
  nimi: string;
  roll: string;
  olek: 'ootel_makset' | 'live' | 'peatatud' | 'suletud';
  tase: string;
  litsents_kuni: string | null;
  paringuid: number;
  loodud: string;
}>;

/** Debounce delay in milliseconds. */
const REST_MS = 300;

/** The text once the reader has stopped typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(text);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return rested;
}

type OrganisationsProps = Readonly<{
  apiKey: string;
  onKeys: (organisation: Organisation) => void;
}>;

export function Organisations({ apiKey, onKeys }: OrganisationsProps) {
  const { t, language } = useSession();
  const [text, setText] = useState('');
  const search = useRested(text.trim());
  const list = useLines<Organisation>({ apiKey, document: ORGANISATIONS, search });
  const tierName = (tier: string): string =>
    tier === 'baas' ? t('console:account.no_licence') : tier;
  const columns: readonly Column<Organisation>[] = [
    { head: t('console:signup.name'), cell: ({ nimi }) => nimi },
    { head: t('console:operator.role'), cell: ({ roll }) => t(`console:role.${roll}`) },
    {
      head: t('console:orders.state'),
      cell: ({ olek }) =>
        t(olek === 'ootel_makset' ? 'console:olek.makse_ootel' : `console:operator.${olek}`),
    },
    {
      head: t('console:account.licence'),
      cell: ({ tase, litsents_kuni }) =>
        litsents_kuni === null ? tierName(tase) : `${tase} – ${day(language, litsents_kuni)}`,
    },
    {
      head: t('console:account.usage'),
      isNumber: true,
      cell: ({ paringuid }) => number(language, paringuid),
    },
    { head: t('console:operator.created'), cell: ({ loodud }) => day(language, loodud) },
    {
      head: '',
      cell: (one) => (
        <button
          type="button"
          class="slim"
          aria-label={`${t('console:account.keys')}: ${one.nimi}`}
          onClick={() => {
            onKeys(one);
          }}
        >
          {t('console:account.keys')}
        </button>
      ),
    },
  ];
  const title = t('console:operator.organisations');
  const keyOf = ({ id }: Organisation): string => id;
  return (
    <LineTable name="organisations" title={title} list={list} columns={columns} keyOf={keyOf}>
      <TextField label={t('console:operator.search')} isFilter value={text} onValue={setText} />
    </LineTable>
  );
}
