/** GraphQL types of health and status. Source. */
import { Field, Int, ObjectType } from 'type-graphql';
import { OmitNull } from '../../shared/graphql/decorators.js';
import type { ComponentState } from './status.ports.js';
import type { Health, StatusReport } from './status.service.js';

@ObjectType('Health', { simpleResolvers: true })
export class HealthView {
  @Field(() => String)
  status!: string;

  @Field(() => String, { name: 'versioon' })
  version!: string;

  @Field(() => Int, { name: 'uptime_s' })
  uptimeSeconds!: number;
}

export const toHealthView = ({ status, version, uptimeSeconds }: Health): HealthView => ({
  status,
  version,
  uptimeSeconds,
});

@ObjectType('ComponentStatus', { simpleResolvers: true })
export class ComponentView {
  @Field(() => String)
  status!: string;

  @OmitNull()
  @Field(() => String, { nullable: true })
  mode!: string | null;
}

@ObjectType('ComponentStatuses', { simpleResolvers: true })
export class ComponentsView {
  @Field(() => ComponentView)
  api!: ComponentView;

  @Field(() => ComponentView)
  database!: ComponentView;

  @Field(() => ComponentView)
  redis!: ComponentView;

  @Field(() => ComponentView)
  worker!: ComponentView;
}

@ObjectType('StatusReport', { simpleResolvers: true })
export class StatusView {
  @Field(() => String)
  overall!: string;

  @Field(() => String)
  timestamp!: string;

  @Field(() => ComponentsView, { name: 'teenused' })
  components!: ComponentsView;
}

const toComponent = ({ status, mode }: ComponentState): ComponentView => ({ status, mode });

/** `now`: time of the check. */
export const toStatusView = ({ overall, components }: StatusReport, now: Date): StatusView => ({
  overall,
  timestamp: now.toISOString(),
  components: {
    api: toComponent(components.api),
    database: toComponent(components.database),
    redis: toComponent(components.redis),
    worker: toComponent(components.worker),
  },
});
