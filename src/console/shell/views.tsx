/** View of each address. All but the first are loaded when they are opened. */
import type { ComponentType } from 'preact';
import { placeOf } from '../lib/places.js';
import { Missing } from '../views/missing.js';
import { Start } from '../views/start/start.js';
import { later } from './later.js';

const VIEWS: Readonly<Record<string, ComponentType>> = {
  start: Start,
  scoping: later(async () => (await import('../views/scoping/scoping.js')).Scoping),
  groups: later(async () => (await import('../views/groups/groups.js')).Groups),
  portfolio: later(async () => (await import('../views/portfolio/portfolio.js')).Portfolio),
  gap: later(async () => (await import('../views/gap/gap.js')).Gap),
  case: later(async () => (await import('../views/case/case.js')).Case),
  orders: later(async () => (await import('../views/orders/orders.js')).Orders),
  mapping: later(async () => (await import('../views/mapping/mapping.js')).Mapping),
  incident: later(async () => (await import('../views/incident/incident.js')).Incident),
  plans: later(async () => (await import('../views/plans/plans.js')).Plans),
  account: later(async () => (await import('../views/account/account.js')).Account),
  members: later(async () => (await import('../views/members/members.js')).Members),
  sign_in: later(async () => (await import('../views/sign-in/sign-in.js')).SignIn),
  operator: later(async () => (await import('../views/operator/operator.js')).Operator),
  changes: later(async () => (await import('../views/changes/changes.js')).Changes),
};

/** In place of every view until the person has added or confirmed a passkey. */
export const SecondFactor = later(
  async () => (await import('../views/second-factor/second-factor.js')).SecondFactor,
);

export const viewOf = (path: string): ComponentType => VIEWS[placeOf(path)?.name ?? ''] ?? Missing;
