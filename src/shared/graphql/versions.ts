/** Asking an earlier version of the law data. The stairs make the versions; rooms only choose. */
import { ArgsType, Field } from 'type-graphql';
import type { VersionWish } from '../../modules/changelog/domain/kb-release.js';
import type { Voice, Voices } from './voice.js';

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
export type AskedVersion = Readonly<{
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;

export const toVersionWish = ({ asOf, kb }: AskedVersion): VersionWish => ({
  asOf: asOf ?? null,
  kb: kb ?? null,
});

/** A room's use cases and words over one version. */
export type Edition<Service> = Readonly<{ service: Service; voices: Voices }>;

export interface Versions<Service> {
  /**
   * Tells an answer from the version that the arguments name, the present one where they name none.
   * @throws VALIDATION_FAILED on `asOf` or `kb`.
   */
  at<Answer>(asked: AskedVersion, tell: (edition: Edition<Service>) => Answer): Answer;
  /** The use cases over the version that a voice speaks of. */
  of(voice: Voice): Service;
}
