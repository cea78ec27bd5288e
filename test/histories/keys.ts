/** Histories of one lineage of keys: rotations, revocations and lists by several owners. */
import { randomUUID } from 'node:crypto';
import { keyStatus } from '../../src/modules/api-keys/domain/key-standing.js';
import { OwnKeysRepository } from '../../src/modules/api-keys/own-keys.repository.js';
import type { Chance } from '../faults/chance.js';
import type { OrdersFixture } from '../modules/orders/orders-fixture.js';
import type { Specification } from './linearizable.js';
import { atOnce, Recorder } from './recorder.js';

/** `at`: position in the lineage, from 0. */
export type KeyOperation =
  | Readonly<{ kind: 'rotate'; at: number }>
  | Readonly<{ kind: 'revoke'; at: number }>
  | Readonly<{ kind: 'list' }>;

/** `list`: statuses, oldest first. */
type KeyResult = 'rotated' | 'refused' | 'revoked' | `list ${string}`;

/** Statuses, oldest first. */
type KeyState = readonly string[];

const replaced = (state: KeyState, at: number, status: string): KeyState =>
  state.map((one, place) => (place === at ? status : one));

const rotate = (state: KeyState, at: number) =>
  state[at] === 'active'
    ? ({ state: [...replaced(state, at, 'ending'), 'active'], result: 'rotated' } as const)
    : ({ state, result: 'refused' } as const);

const revoke = (state: KeyState, at: number) =>
  state[at] === undefined
    ? ({ state, result: 'refused' } as const)
    : ({ state: replaced(state, at, 'blocked'), result: 'revoked' } as const);

export const LINEAGE: Specification<KeyState, KeyOperation, KeyResult> = {
  initial: ['active'],
  step: (state, operation) => {
    if (operation.kind === 'list') return [{ state, result: `list ${state.join(',')}` }];
    return [(operation.kind === 'rotate' ? rotate : revoke)(state, operation.at)];
  },
};

const CLIENTS = 4;
const CALLS = 4;
const HOUR_MS = 3_600_000;
const MAX_LENGTH = 3;

function chosen(chance: Chance): KeyOperation {
  const at = chance.below(MAX_LENGTH);
  return chance.oneOf<KeyOperation>([
    { kind: 'rotate', at },
    { kind: 'rotate', at: 0 },
    { kind: 'revoke', at },
    { kind: 'list' },
  ]);
}

const ACTOR = { name: 'history', requestId: null } as const;

export async function recordLineage(
  { aClient, em, runtime, digest }: OrdersFixture,
  chance: Chance,
) {
  const { accountId, lineageId } = await aClient();
  const repository = new OwnKeysRepository(em);
  // The id of each generation is known in advance, so that clients can name keys that do not exist yet.
  const ids: readonly string[] = Array.from({ length: CLIENTS * CALLS + 1 }, () => randomUUID());
  const digestOf = (id: string) => Buffer.from(digest.all(id)[0]);
  const { mode, role } = { mode: 'live', role: 'client' } as const;
  await em.fork().execute(
    `insert into api_key (id, account_id, lineage_id, mode, role, digest, last4, created_at)
     values (?, ?, ?, ?, ?, ?, 'last', ?)`,
    [ids[0], accountId, lineageId, mode, role, digestOf(ids[0] ?? ''), runtime.now()],
  );
  const idAt = (at: number): string => ids[at] ?? '';
  const makeSuccessor = (id: string) => ({
    id,
    lineageId,
    mode,
    role,
    tier: null,
    name: null,
    last4: 'last',
    overrides: { perMinute: null, perMonth: null },
    digest: digestOf(id),
  });

  const run = async (operation: KeyOperation): Promise<KeyResult> => {
    const now = runtime.now();
    if (operation.kind === 'list') {
      const keys = await repository.list(accountId);
      const ordered = [...keys].sort(
        (one, other) => ids.indexOf(one.keyId) - ids.indexOf(other.keyId),
      );
      return `list ${ordered.map((key) => keyStatus(key, now)).join(',')}`;
    }
    const keyId = idAt(operation.at);
    if (operation.kind === 'revoke') {
      const revoked = await repository.revoke(accountId, keyId, { at: now, actor: ACTOR });
      return revoked === null ? 'refused' : 'revoked';
    }
    const endsAt = new Date(now.getTime() + HOUR_MS);
    const successor = makeSuccessor(idAt(operation.at + 1));
    const rotation = { accountId, keyId, successor, at: now, endsAt, actor: ACTOR };
    return (await repository.rotate(rotation)) ? 'rotated' : 'refused';
  };

  const recorder = new Recorder<KeyOperation, KeyResult>();
  const plans = Array.from({ length: CLIENTS }, () =>
    Array.from({ length: CALLS }, () => chosen(chance)),
  );
  await atOnce(
    plans.map((plan) => async () => {
      for (const operation of plan) await recorder.record(operation, () => run(operation));
    }),
  );
  return recorder.calls;
}
