/** Wire types of the operator's view; GraphQL only. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { monthOf } from '../../shared/limits/month.js';
import type { OrderInGeneration } from '../documents/domain/order-generation.js';
import { Access } from '../../shared/graphql/decorators.js';
import {
  FailedRefundView,
  KeyLineView,
  OrganisationLineView,
  toFailedRefund,
  toKeyLine,
  toOrganisationLine,
  toTroubledOrder,
  TroubledOrderView,
} from './operator-lines.graphql.js';
import type { FailedRefund, KeyLine, OrganisationLine, Releases } from './operator.ports.js';
import type { LinePage, Queue } from './operator.service.js';

@Access('operator')
@ObjectType('Operator')
export class OperatorView {
  @Field(() => String, { name: 'kuu' })
  month!: string;
}

@Access('operator')
@ObjectType('OperatorOrganisations', { simpleResolvers: true })
export class OrganisationLinesView {
  @Field(() => [OrganisationLineView], { name: 'read' })
  lines!: OrganisationLineView[];

  @Field(() => String, { name: 'jargmine', nullable: true })
  next!: string | null;
}

@Access('operator')
@ObjectType('OperatorKeys', { simpleResolvers: true })
export class KeyLinesView {
  @Field(() => [KeyLineView], { name: 'read' })
  lines!: KeyLineView[];

  @Field(() => String, { name: 'jargmine', nullable: true })
  next!: string | null;
}

@Access('operator')
@ObjectType('OperatorOrders', { simpleResolvers: true })
export class TroubledOrdersView {
  @Field(() => [TroubledOrderView], { name: 'read' })
  lines!: TroubledOrderView[];

  @Field(() => String, { name: 'jargmine', nullable: true })
  next!: string | null;
}

@Access('operator')
@ObjectType('OperatorRefunds', { simpleResolvers: true })
export class FailedRefundsView {
  @Field(() => [FailedRefundView], { name: 'read' })
  lines!: FailedRefundView[];

  @Field(() => String, { name: 'jargmine', nullable: true })
  next!: string | null;
}

@Access('operator')
@ObjectType('OperatorJobs', { simpleResolvers: true })
export class JobLineView {
  @Field(() => String, { name: 'too' })
  task!: string;

  @Field(() => Int, { name: 'ootel' })
  waiting!: number;

  @Field(() => Int, { name: 'tegemisel' })
  running!: number;

  @Field(() => Int, { name: 'kordub' })
  retrying!: number;

  @Field(() => Int, { name: 'ebaonnestunud' })
  failed!: number;

  @Field(() => String, { name: 'vanim_ootab', nullable: true })
  oldestDueAt!: string | null;
}

@Access('operator')
@ObjectType('OperatorWorker', { simpleResolvers: true })
export class WorkerLineView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { name: 'viimane_elumark' })
  lastSignAt!: string;
}

@Access('operator')
@ObjectType('OperatorQueue', { simpleResolvers: true })
export class QueueView {
  @Field(() => [JobLineView], { name: 'tood' })
  jobs!: JobLineView[];

  @Field(() => [WorkerLineView], { name: 'tootajad' })
  workers!: WorkerLineView[];
}

@Access('operator')
@ObjectType('OperatorRelease', { simpleResolvers: true })
export class ReleaseLineView {
  @Field(() => String, { name: 'kb_versioon' })
  version!: string;

  @Field(() => String, { name: 'kuupaev' })
  date!: string;

  @Field(() => Boolean, { name: 'praegune' })
  isPresent!: boolean;
}

const toPage = <Line, View>(
  { lines, next }: LinePage<Line>,
  toView: (line: Line) => View,
): { lines: View[]; next: string | null } => ({ lines: lines.map(toView), next });

export const toOrganisations = (
  page: LinePage<OrganisationLine>,
  now: Date,
): OrganisationLinesView => toPage(page, (line) => toOrganisationLine(line, now));

export const toKeys = (page: LinePage<KeyLine>, now: Date): KeyLinesView =>
  toPage(page, (line) => toKeyLine(line, now));

export const toOrders = (page: LinePage<OrderInGeneration>): TroubledOrdersView =>
  toPage(page, toTroubledOrder);

export const toRefunds = (page: LinePage<FailedRefund>): FailedRefundsView =>
  toPage(page, toFailedRefund);

export const toQueueView = ({ jobs, workers }: Queue): QueueView => ({
  jobs: jobs.map((job) => ({ ...job, oldestDueAt: job.oldestDueAt?.toISOString() ?? null })),
  workers: workers.map(({ id, lastSignAt }) => ({ id, lastSignAt: lastSignAt.toISOString() })),
});

/** Newest first. */
export const toReleaseLines = ({ versions, present }: Releases): ReleaseLineView[] =>
  versions.map((release) => ({ ...release, isPresent: release.version === present })).reverse();

export const toOperator = (now: Date): OperatorView => ({ month: monthOf(now.getTime()) });
