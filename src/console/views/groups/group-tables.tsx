/** Tables of a group: its entities, and every addend of an enterprise's figures. */
import type { ComponentChildren } from 'preact';
import { nameOf, type GroupDraft } from '../../lib/group-draft.js';
import type { Contract } from '../../lib/contract.js';
import { number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';
import { ownFigures, resultOf, sumText, type GroupResult } from './group-chart.js';

const FULL = 100;

type TableProps = Readonly<{ draft: GroupDraft; result: GroupResult | null }>;

/** Twin of the picture. */
export function EntityTable({ draft, result }: TableProps) {
  const { t, language } = useSession();
  const classText = (key: string | null | undefined): string =>
    key ? t(`console:class.${key}`) : '–';
  const ownersOf = (id: string): string =>
    draft.holdings
      .filter(({ uksus, omanik }) => uksus === id && omanik !== '')
      .map(({ omanik, kapital_protsent: percent }) =>
        percent === '' ? nameOf(draft, omanik) : `${nameOf(draft, omanik)} (${percent} %)`,
      )
      .join(', ');
  return (
    <DataTable
      caption={t('console:groups.chart')}
      columns={[
        { title: t('console:case.name') },
        { title: t('console:groups.figures'), isNumber: true },
        { title: t('console:groups.owners') },
        { title: t('console:groups.status') },
        { title: t('console:groups.sum'), isNumber: true },
        { title: t('console:groups.alone') },
        { title: t('console:groups.in_group') },
        { title: t('console:scoping.national') },
      ]}
      rows={draft.entities.map((entity) => {
        const found = resultOf(result, entity.id);
        const sum = result?.kogumid[found?.kogum ?? -1];
        return [
          nameOf(draft, entity.id),
          ownFigures(entity),
          ownersOf(entity.id),
          found?.staatus ? t(`console:groups.statuses.${found.staatus}`) : '–',
          sum === undefined ? '–' : sumText(language, sum.kokku),
          classText(found?.klassifikatsioon_uksi),
          classText(found?.klassifikatsioon),
          classText(found?.riigi_klassifikatsioon),
        ];
      })}
    />
  );
}

const SHOWN = ['tootajad', 'kaive_meur', 'bilanss_meur'] as const;

/** @param id of an enterprise with a sum */
export function Addends({
  draft,
  result,
  id,
}: Readonly<{ draft: GroupDraft; result: GroupResult; id: string }>) {
  const { t, language } = useSession();
  const sum = result.kogumid[resultOf(result, id)?.kogum ?? -1];
  if (sum === undefined) return null;
  const cells = (figures: Contract['GroupFigures'], percent: number): ComponentChildren[] =>
    SHOWN.map((name) => number(language, (figures[name] * percent) / FULL));
  const rows = [
    ...sum.liikmed.map(({ uksus, naitajad, artikkel }) => [
      nameOf(draft, uksus),
      `${number(language, FULL)} %`,
      ...cells(naitajad, FULL),
      artikkel,
    ]),
    ...sum.partnerid.map(({ uksused, protsent, naitajad, artikkel }) => [
      uksused.map((one) => nameOf(draft, one)).join(', '),
      `${number(language, protsent)} %`,
      ...cells(naitajad, protsent),
      artikkel,
    ]),
    [<strong>{t('console:groups.sum')}</strong>, '', ...cells(sum.kokku, FULL), ''],
  ];
  return (
    <DataTable
      caption={t('console:groups.addends', { name: nameOf(draft, id) })}
      columns={[
        { title: t('console:case.name') },
        { title: t('console:groups.counted'), isNumber: true },
        ...['employees', 'turnover', 'balance'].map((key) => ({
          title: t(`documents:paper.facts.${key}`),
          isNumber: true,
        })),
        { title: t('console:scoping.provision') },
      ]}
      rows={rows}
    />
  );
}
