/** Selection of a knowledge version by request arguments; the composition root builds the versions. */
import { ArgsType, Field } from 'type-graphql';
import type { VersionOptions } from '../../modules/changelog/domain/kb-release.js';
import type { Localizer, Localizers } from './localizer.js';

@ArgsType()
export class VersionArgs {
  @Field(() => String, {
    nullable: true,
  })
  asOf?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  kb?: string | null;
}

export type RequestedVersion = Readonly<{
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;

export const toVersionOptions = ({ asOf, kb }: RequestedVersion): VersionOptions => ({
  asOf: asOf ?? null,
  kb: kb ?? null,
});

export type KnowledgeVersion<Service> = Readonly<{ service: Service; localizers: Localizers }>;

export interface Versions<Service> {
  /**
   * Calls `report` with the requested version, by default the present one.
   * @throws VALIDATION_FAILED on `asOf` or `kb`
   */
  at<Answer>(
    requested: RequestedVersion,
    report: (version: KnowledgeVersion<Service>) => Answer,
  ): Answer;
  of(localizer: Localizer): Service;
}
