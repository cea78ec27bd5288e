/** Asking an earlier version of the law data. the composition root make the versions; modules only choose. */
import { ArgsType, Field } from 'type-graphql';
import type { VersionOptions } from '../../modules/changelog/domain/kb-release.js';
import type { Localizer, Localizers } from './localizer.js';

/** Arguments of every operation that can answer as the law data stood before. */
@ArgsType()
export class VersionArgs {
  @Field(() => String, {
    nullable: true,
    description: 'answer from the law data as released on that day, YYYY-MM-DD',
  })
  asOf?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'answer from that version of the law data, kb_<date>_<hash>',
  })
  kb?: string | null;
}

/** The arguments as they come; nothing named means the present version. */
export type RequestedVersion = Readonly<{
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;

export const toVersionOptions = ({ asOf, kb }: RequestedVersion): VersionOptions => ({
  asOf: asOf ?? null,
  kb: kb ?? null,
});

/** A module's use cases and words over one version. */
export type KnowledgeVersion<Service> = Readonly<{ service: Service; localizers: Localizers }>;

export interface Versions<Service> {
  /**
   * Tells an answer from the version that the arguments name, the present one where they name none.
   * @throws VALIDATION_FAILED on `asOf` or `kb`.
   */
  at<Answer>(
    asked: RequestedVersion,
    report: (version: KnowledgeVersion<Service>) => Answer,
  ): Answer;
  /** The use cases over the version that a localizer speaks of. */
  of(localizer: Localizer): Service;
}
