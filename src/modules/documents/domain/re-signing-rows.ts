/** What a renewed confirmation states if the comparison with the present law data found no change. */
import type { MessageParams } from '../../../shared/message.js';
import type { DocumentCase } from './document-source.js';

/** The files were compared and none changed; false without files, as on a form. */
export const isUnchanged = ({ facts: { earlier } }: DocumentCase): boolean =>
  earlier.length > 0 && earlier.every(({ changes = [] }) => changes.length === 0);

const DATED = /^kb_(\d{4}-\d\d-\d\d)_/;

/** @returns the version alone if its name has no date */
function versionParams(name: string, version: string): MessageParams {
  const day = DATED.exec(version)?.[1];
  return { [name]: version, [`${name}_date`]: day === undefined ? '–' : { day } };
}

/** The oldest law data that the documents were made from, and the present. */
export function lawParams({ facts, knowledge }: DocumentCase): MessageParams {
  const versions = facts.earlier.flatMap(({ kbVersion }) => kbVersion ?? []).sort();
  const before = versions[0] ?? knowledge.kbVersion;
  return {
    ...versionParams('before', before),
    ...versionParams('after', knowledge.kbVersion),
    same: before === knowledge.kbVersion ? 'yes' : 'no',
  };
}
