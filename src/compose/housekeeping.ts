/** What is thrown away when it has been kept long enough. For workers alone. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Chore } from './chores.js';
import { makeFileRetention } from './files.js';

export type HousekeepingParts = Readonly<{ config: Config; em: EntityManager; log: Logger }>;

export const makeHousekeeping = (parts: HousekeepingParts): readonly Chore[] => [
  makeFileRetention(parts),
];
