/** The system of two workers over one database and its environment, ready to be explored. */
import type { Database } from './database.js';
import type { Exploration, Move } from './explore.js';
import { Interner } from './intern.js';
import { outsideSteps, type Bounds } from './outside-steps.js';
import { RULES } from './rules.js';
import type { Begin } from './transactions.js';
import { workerSteps, type Change } from './worker-steps.js';
import { EMPTY_WORLD, IDLE, type Task, type World } from './world.js';

/** Numbers of the values that it holds. */
export type State = Readonly<{ db: number; world: number; workers: readonly [number, number] }>;

/** `hasMails`: false omits the outbox. */
export type Scenario = Readonly<{
  name: string;
  start: Database;
  bounds: Bounds;
  hasMails: boolean;
}>;

/** Capacity of one exact integer: 2^21 databases, 2^14 worlds, 2^9 tasks for each worker. */
const [DATABASES, WORLDS, TASKS] = [2 ** 21, 2 ** 14, 2 ** 9];

type Step = Readonly<{ label: string; db: number; world: number; task: number }>;

export class Model {
  private readonly databases = new Interner<Database>(DATABASES);
  private readonly worlds = new Interner<World>(WORLDS);
  private readonly tasks = new Interner<Task>(TASKS);
  private readonly known = new Map<number, readonly Step[]>();
  private readonly judged = new Map<number, string | null>();

  constructor(
    private readonly scenario: Scenario,
    private readonly begin: Begin,
  ) {}

  exploration(most: number): Exploration<State> {
    const idle = this.tasks.numberOf(IDLE);
    const db = this.databases.numberOf(this.scenario.start);
    return {
      initial: { db, world: this.worlds.numberOf(EMPTY_WORLD), workers: [idle, idle] },
      keyOf: ({ db, world, workers: [one, other] }) =>
        (this.placeOf(db, world) * TASKS + one) * TASKS + other,
      movesOf: (state) => this.movesOf(state),
      brokenBy: ({ db, world }) => this.judge(db, world),
      most,
    };
  }

  private async movesOf({ db, world, workers }: State): Promise<readonly Move<State>[]> {
    const [one, other] = workers;
    const ofOne = await this.steps({ db, world, task: one });
    const ofOther = await this.steps({ db, world, task: other });
    const outside = await this.steps({ db, world, task: null });
    return [
      ...ofOne.map((step) => toMove(`worker 1 ${step.label}`, step, [step.task, other])),
      ...ofOther.map((step) => toMove(`worker 2 ${step.label}`, step, [one, step.task])),
      ...outside.map((step) => toMove(step.label, step, workers)),
    ];
  }

  /** @param at `task`: of a worker; null: everything outside */
  private async steps(
    at: Readonly<{ db: number; world: number; task: number | null }>,
  ): Promise<readonly Step[]> {
    const key = this.placeOf(at.db, at.world) * (TASKS + 1) + (at.task ?? TASKS);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { begin } = this;
    const place = {
      db: this.databases.valueOf(at.db),
      world: this.worlds.valueOf(at.world),
      begin,
    };
    const changes =
      at.task === null
        ? await outsideSteps(place, this.scenario.bounds)
        : await workerSteps(place, this.tasks.valueOf(at.task));
    const steps = changes.map((change) => this.toStep(change, at));
    this.known.set(key, steps);
    return steps;
  }

  private toStep(
    { label, db, world, task }: Change,
    at: Readonly<{ db: number; world: number; task: number | null }>,
  ): Step {
    const kept = db === undefined || this.scenario.hasMails ? db : { ...db, mails: {} };
    return {
      label,
      db: kept === undefined ? at.db : this.databases.numberOf(kept),
      world: world === undefined ? at.world : this.worlds.numberOf(world),
      task: task === undefined ? (at.task ?? 0) : this.tasks.numberOf(task),
    };
  }

  private judge(db: number, world: number): string | null {
    const key = this.placeOf(db, world);
    const known = this.judged.get(key);
    if (known !== undefined) return known;
    const [tables, around] = [this.databases.valueOf(db), this.worlds.valueOf(world)];
    const broken = Object.entries(RULES).find(([, rule]) => !rule(tables, around))?.[0] ?? null;
    this.judged.set(key, broken);
    return broken;
  }

  private placeOf(db: number, world: number): number {
    return db * WORLDS + world;
  }
}

const toMove = (label: string, { db, world }: Step, workers: State['workers']): Move<State> => ({
  label,
  to: { db, world, workers },
});
