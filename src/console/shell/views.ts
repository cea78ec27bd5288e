/** View of each address. */
import type { ComponentType } from 'preact';
import { Missing } from '../views/missing.js';
import { Scoping } from '../views/scoping/scoping.js';
import { Gap } from '../views/gap/gap.js';
import { Case } from '../views/case/case.js';
import { Orders } from '../views/orders/orders.js';
import { Mapping } from '../views/mapping/mapping.js';
import { Incident } from '../views/incident/incident.js';
import { Account } from '../views/account/account.js';
import { Changes } from '../views/changes/changes.js';
import { Operator } from '../views/operator/operator.js';
import { Start } from '../views/start/start.js';
import { placeOf } from '../lib/places.js';

const VIEWS: Readonly<Record<string, ComponentType>> = {
  start: Start,
  scoping: Scoping,
  gap: Gap,
  case: Case,
  orders: Orders,
  mapping: Mapping,
  incident: Incident,
  account: Account,
  operator: Operator,
  changes: Changes,
};

export const viewOf = (path: string): ComponentType => VIEWS[placeOf(path)?.name ?? ''] ?? Missing;
