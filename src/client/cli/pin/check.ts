/** Compares a lock with the answers of the present law. */
import { isDeepStrictEqual } from 'node:util';
import { openClient } from '../connection.js';
import { answersFor, type SourceOptions } from './answers.js';
import type { FactsByName } from './facts.js';
import type { Lock } from './lock-file.js';
import { differencesOf, without, type Difference, type Pinned } from './pinned.js';

export type Moved = Readonly<{
  name: string;
  differences: readonly Difference[];
  rules_added: readonly string[];
  rules_removed: readonly string[];
}>;

type LawChange = Readonly<{ date: string; provision: string; text: string; url: string }>;

export type Report = Readonly<{
  law: Readonly<{ locked: string; current: string }>;
  organisations: number;
  moved: readonly Moved[];
  /** Recorded changes between the two versions that concern the countries of what moved; empty offline. */
  law_changes: readonly LawChange[];
  /** Organisations whose facts differ from the lock, or that only one of the two files has. */
  facts_changed: readonly string[];
}>;

function compare(name: string, locked: Pinned, current: Pinned): Moved {
  return {
    name,
    differences: differencesOf(locked, current),
    rules_added: without(current.rules, locked.rules),
    rules_removed: without(locked.rules, current.rules),
  };
}

const hasMoved = ({ differences, rules_added, rules_removed }: Moved): boolean =>
  differences.length + rules_added.length + rules_removed.length > 0;

const factsChanged = (facts: FactsByName, { organisations }: Lock): readonly string[] =>
  [...new Set([...Object.keys(facts), ...Object.keys(organisations)])]
    .filter((name) => !isDeepStrictEqual(facts[name], organisations[name]?.facts))
    .sort();

/** Newest first, until the locked version. */
async function changesSince(
  version: string,
  country: string | undefined,
  options: SourceOptions,
): Promise<readonly LawChange[]> {
  const { language: keel } = options;
  const filter = country === undefined ? { keel } : { keel, riik: country };
  const found: LawChange[] = [];
  for await (const change of openClient(options).changelog(filter)) {
    if (change.kb_versioon === version) break;
    const { kuupaev: date, paragrahv, seadus, kirjeldus: text, url } = change;
    found.push({ date, provision: `${seadus} ${paragrahv ?? ''}`.trim(), text, url });
  }
  return found;
}

async function lawChanges(
  moved: readonly Moved[],
  { law, organisations }: Lock,
  options: SourceOptions,
): Promise<readonly LawChange[]> {
  if (moved.length === 0 || options.offline !== undefined) return [];
  const countries = moved.map(({ name }) => organisations[name]?.facts['riik']);
  const known = new Map<string, LawChange>();
  for (const country of new Set(countries)) {
    const riik = typeof country === 'string' ? country : undefined;
    for (const change of await changesSince(law, riik, options))
      known.set(change.url + change.text, change);
  }
  return [...known.values()];
}

/** Answers are compared with the locked facts, so that changed facts are not taken for changed law. */
export async function checkLock(
  facts: FactsByName,
  lock: Lock,
  options: SourceOptions,
): Promise<Report> {
  const locked = Object.entries(lock.organisations);
  const answers = await answersFor(
    Object.fromEntries(locked.map(([name, one]) => [name, one.facts])),
    options,
  );
  const moved = locked.flatMap(([name, { answer }]) => {
    const current = answers[name]?.pinned;
    const compared = current === undefined ? undefined : compare(name, answer, current);
    return compared !== undefined && hasMoved(compared) ? [compared] : [];
  });
  const current = Object.values(answers)[0]?.version ?? lock.law;
  return {
    law: { locked: lock.law, current },
    organisations: locked.length,
    moved,
    law_changes: await lawChanges(moved, lock, options),
    facts_changed: factsChanged(facts, lock),
  };
}
