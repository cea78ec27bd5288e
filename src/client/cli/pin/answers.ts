/** Answers for the organisations of a file, from the service or from a folder of `kb download`. */
import { openClient, type CallOptions } from '../connection.js';
import { openFolder, rethrow } from '../offline.js';
import type { FactsByName } from './facts.js';
import { toPinned, type Answered } from './pinned.js';

export type SourceOptions = CallOptions & Readonly<{ offline?: string; allowOld?: boolean }>;

export type AnswersByName = Readonly<Record<string, Answered>>;

type ScopingBody = Readonly<{ tootajad: number; keel: string }>;

type Answering = (facts: Readonly<Record<string, unknown>>) => Promise<Answered>;

async function offlineAnswering(options: SourceOptions, offline: string): Promise<Answering> {
  const law = await openFolder({ ...options, offline });
  return (facts) => {
    try {
      const { data } = law.scoping({ ...facts, keel: options.language });
      return Promise.resolve({ ...toPinned(data), version: law.info.version });
    } catch (failure) {
      return rethrow(failure);
    }
  };
}

const onlineAnswering =
  (options: SourceOptions): Answering =>
  async (facts) => {
    // The service validates the facts, and that there is a headcount.
    const body = Object.assign({ keel: options.language }, facts) as ScopingBody;
    const { data } = await openClient(options).rest.POST('/v1/scoping', { body });
    return toPinned(data?.data);
  };

/** One after the other, so that the first invalid fact is named with its organisation. */
export async function answersFor(
  organisations: FactsByName,
  options: SourceOptions,
): Promise<AnswersByName> {
  const { offline } = options;
  const answer =
    offline === undefined ? onlineAnswering(options) : await offlineAnswering(options, offline);
  const answers: Record<string, Answered> = {};
  for (const [name, facts] of Object.entries(organisations)) {
    try {
      answers[name] = await answer(facts);
    } catch (failure) {
      if (failure instanceof Error) failure.message = `${name}: ${failure.message}`;
      throw failure;
    }
  }
  return answers;
}
