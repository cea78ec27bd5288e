/** Triggers the planned disturbance once, at its point. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.js';
import type { Step } from './customer.js';
import { DISTURBANCES } from './disturbances.js';
import { POINTS, StatementWatch, type Point } from './points.js';
import type { Plan } from './run.js';
import type { Site } from './site.js';

const BEFORE_MS = 60;
/** Emails and webhooks may be sent after the clients have finished. */
const PASSED_WITHIN_MS = 15_000;
const LASTS_MS = 1_500;
const LASTS_LONG_MS = 5_500;

/**
 * `reached`: called at each client step. `over`: resolves when the disturbance is undone. @returns whether it happened
 */
export type Trigger = Readonly<{ reached: (step: Step) => void; over: () => Promise<boolean> }>;

const PAGE_REQUEST = /^POST \/v1\/checkout\/sessions$/;

/** Listens for calls at a stub. */
export function listen(
  site: Site,
  call: Extract<Point, { call: string }>['call'],
  hit: () => Promise<void> | null,
): void {
  const passed = (): void => void hit();
  if (call === 'mail') site.smtp.onCall = passed;
  if (call === 'mail_accepted') site.smtp.onTaken = hit;
  if (call === 'vat') site.vies.onCall = passed;
  if (call === 'webhook') site.receiver.onCall = passed;
  if (call === 'page') {
    site.stripe.state.onCall = (request) => {
      if (PAGE_REQUEST.test(request)) passed();
    };
  }
}

export function watchNothing(site: Site): void {
  for (const one of [site.smtp, site.vies, site.receiver, site.stripe.state]) {
    one.onCall = () => undefined;
  }
  site.smtp.onTaken = () => null;
  site.postgres.watch = null;
}

/** Begins at once, lasts a while, and is undone. `begun`: resolves when it has taken effect. */
function go(site: Site, plan: Plan, chance: Chance) {
  const undoing =
    DISTURBANCES[plan.disturbance]?.(site, chance) ?? Promise.resolve(() => undefined);
  const ended = (async () => {
    const undo = await undoing;
    await pause(chance.below(3) === 0 ? LASTS_LONG_MS : LASTS_MS);
    await undo();
  })();
  return { begun: undoing.then(() => undefined), ended };
}

/** Triggers within 60 ms of a client step, or at once at a point inside the service. */
export function armTrigger(site: Site, plan: Plan, chance: Chance): Trigger {
  let ended: Promise<void> | null = null;
  let passed = 0;
  const spring = (): Promise<void> => {
    const going = go(site, plan, chance);
    ended = going.ended;
    return going.begun;
  };
  const pass = (): Promise<void> | null => {
    passed += 1;
    return passed === plan.time && ended === null ? spring() : null;
  };
  const point = POINTS[plan.step];
  if (point !== undefined && 'sql' in point) site.postgres.watch = new StatementWatch(point, pass);
  if (point !== undefined && 'call' in point) listen(site, point.call, pass);
  return {
    reached: (step) => {
      if (step === plan.step)
        ended ??= pause(chance.below(BEFORE_MS)).then(() => go(site, plan, chance).ended);
    },
    over: async () => {
      for (let waited = 0; ended === null && waited < PASSED_WITHIN_MS; waited += BEFORE_MS)
        await pause(BEFORE_MS);
      const isTriggered = ended !== null;
      await ended;
      watchNothing(site);
      return isTriggered;
    },
  };
}
