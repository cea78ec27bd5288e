/** Messages between the processes of one cluster. */
import type { FieldLimit, Consumption } from '../../shared/limits/consumption.js';
import type { Verdict } from '../../shared/limits/verdict.js';

/** `month`: YYYY-MM if the month counts. `used`: usage known to the sender. */
export type PrimaryRequest = Readonly<{
  id: number;
  consumption: Consumption | null;
  fieldLimit: FieldLimit | null;
  month: string | null;
  used: number;
}>;

/** `month`, `used`: by the primary's clock. */
export type CountAnswer = Readonly<{
  id: number;
  verdict: Verdict;
  month: string | null;
  used: number;
}>;

export type ClusterMessage = Readonly<{ kind: 'publish'; topic: string; note: string }>;

export type ToPrimary =
  | Readonly<{ kind: 'ready'; publicUrl: string }>
  | Readonly<{ kind: 'count'; questions: readonly PrimaryRequest[] }>
  | Readonly<{ kind: 'acquire'; id: number; name: string; most: number }>
  | Readonly<{ kind: 'release'; name: string }>
  | ClusterMessage;

export type ToMember =
  | Readonly<{ kind: 'counted'; answers: readonly CountAnswer[] }>
  | Readonly<{ kind: 'acquired'; id: number; isGranted: boolean }>
  | ClusterMessage
  | Readonly<{ kind: 'end' }>;
