/** Selection of a knowledge version by request arguments; the composition root builds the versions. */
import { ArgsType, Field } from 'type-graphql';
import type { Reform } from '../../modules/reforms/domain/reform.js';
import type { VersionOptions } from '../../modules/changelog/domain/kb-release.js';
import { inputErrorsOf, type ErrorDetail } from '../errors.js';
import type { Localizer, Localizers } from './localizer.js';

@ArgsType()
export class VersionArgs {
  @Field(() => String, { nullable: true })
  asOf?: string | null;

  @Field(() => String, { nullable: true })
  kb?: string | null;
}

@ArgsType()
export class LanguageArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ArgsType()
export class LocalizedVersionArgs extends VersionArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;
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

/**
 * Errors of the input in the requested version. Without such a version also those in the present one, without such a draft
 * those under the law in force.
 *
 * @param check throws them
 */
export function errorsIn<Service>(
  versions: Versions<Service>,
  { asOf, kb, reform }: RequestedVersion,
  check: (service: Service) => unknown,
): readonly ErrorDetail[] {
  const errorsAt = (requested: RequestedVersion): readonly ErrorDetail[] =>
    inputErrorsOf(() => versions.at(requested, ({ service }) => check(service)));
  const errors = errorsAt({ asOf, kb, reform });
  const isWrong = (...names: readonly string[]) =>
    errors.some(({ field }) => names.includes(field));
  if (isWrong('asOf', 'kb')) return [...errors, ...errorsIn(versions, { reform }, check)];
  return isWrong('reform') ? [...errors, ...errorsAt({ asOf, kb })] : errors;
}
