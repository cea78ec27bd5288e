/** Workflow commands of GitHub Actions, which show a message beside a file. */
import type { Moved, Report } from './check.js';

/** Source: docs.github.com, Workflow commands for GitHub Actions. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const command = (kind: 'error' | 'notice', file: string, text: string): string =>
  `::${kind} file=${escapeProperty(file)},title=NIS2::${escapeData(text)}`;

const why = ({ name, differences, rules_added, rules_removed }: Moved): string =>
  [
    ...differences.map(
      ({ member, locked, current }) => `${name}: ${member}: ${locked} -> ${current}`,
    ),
    ...rules_added.map((rule) => `${name}: applies now: ${rule}`),
    ...rules_removed.map((rule) => `${name}: no longer applies: ${rule}`),
  ].join('\n');

type Files = Readonly<{ facts: string; lock: string }>;

export const annotationLines = (
  { law, moved, facts_changed }: Report,
  { facts, lock }: Files,
): readonly string[] => [
  ...moved.map((one) => command('error', lock, why(one))),
  ...facts_changed.map((name) => command('error', facts, `${name}: facts differ from the lock`)),
  ...(law.locked === law.current || moved.length > 0
    ? []
    : [command('notice', lock, `law ${law.locked} -> ${law.current}; no answer moved`)]),
];
