/** Rows on a draft itself: stage, procedure, address, and the reports on it. */
import { message } from '../../../shared/message.js';
import type { TagRow } from '../../../shared/template-fields.js';
import {
  stageName,
  wordingIn,
  type Reform,
  type ReformChange,
  type ReformSource,
} from '../../reforms/domain/reform.js';
import { dateIn } from './composed-case.js';
import { localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { draftOf } from './draft-outcome.js';

const titles = (reports: readonly ReformSource[]): string =>
  reports.map(({ title }) => title).join('; ');

/** Without the scheme, which takes a line in a narrow column. */
const shortAddress = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '');

const isDraft = ({ name }: Reform, { title }: ReformSource): boolean => title.startsWith(name);

/** Of a change, without the draft itself. */
export function reportsOf(reform: Reform, { sources }: ReformChange): string {
  const reports = sources.filter((source) => !isDraft(reform, source));
  return titles(reports.length > 0 ? reports : sources);
}

/** Each report once, with its address. */
function addresses(reform: Reform): string {
  const all = [...reform.sources, ...reform.changes.flatMap((change) => change.sources)];
  const texts = all
    .filter((source) => !isDraft(reform, source))
    .map(({ title, url }) => (url === null ? title : `${title}, ${shortAddress(url)}`));
  return [...new Set(texts)].join('; ');
}

/** With the address of the draft; null if neither is known. */
function procedureText(reform: Reform): string | null {
  const url = reform.sources.find((source) => isDraft(reform, source))?.url ?? null;
  const known = [reform.procedure, url === null ? null : shortAddress(url)];
  const text = known.filter((one) => one !== null).join(', ');
  return text === '' ? null : text;
}

function stageText(one: DocumentCase, reform: Reform): string {
  const stage = localizeIn(one, stageName(reform));
  return reform.stageDate === null ? stage : `${stage}, ${dateIn(one, reform.stageDate)}`;
}

export function factRows(one: DocumentCase): readonly TagRow[] {
  const draft = draftOf(one);
  if (draft === null) return [{ field: wordIn(one, 'facts.draft'), value: '' }];
  const { reform } = draft;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [wordIn(one, 'facts.draft'), `${reform.name}. ${wordingIn(reform.title, one.language)}`],
    [wordIn(one, 'facts.stage'), stageText(one, reform)],
    [
      localizeIn(one, message('documents:sample.column.position')),
      dateIn(one, reform.positionDate),
    ],
    [wordIn(one, 'facts.procedure'), procedureText(reform)],
    [wordIn(one, 'columns.reports'), addresses(reform)],
  ];
  return rows.flatMap(([field, value]) => (value === null ? [] : [{ field, value }]));
}
