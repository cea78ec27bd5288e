/** Selection of a knowledge version by request arguments; the composition root builds the versions. */
import { ArgsType, Field } from 'type-graphql';
import type { Reform } from '../../modules/reforms/domain/reform.js';
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
  reform?: string | null | undefined;
}>;

export const toVersionOptions = ({ asOf, kb }: RequestedVersion): VersionOptions => ({
  asOf: asOf ?? null,
  kb: kb ?? null,
});

/** `reform`: draft that the service applies; null: the law in force. */
export type KnowledgeVersion<Service> = Readonly<{
  service: Service;
  localizers: Localizers;
  reform: Reform | null;
}>;

export interface Versions<Service> {
  /**
   * Calls `report` with the requested version, by default the present one.
   * @throws VALIDATION_FAILED on `asOf`, `kb` or `reform`
   */
  at<Answer>(
    requested: RequestedVersion,
    report: (version: KnowledgeVersion<Service>) => Answer,
  ): Answer;
  of(localizer: Localizer): Service;
}
