/** Wire names of signup and their internal terms. Source. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Applicant } from './domain/account.js';
import { emailProblems } from '../../shared/email-form.js';
import type { Role } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import { normaliseCountry } from '../../shared/country.js';
import { invalid } from '../../shared/errors.js';
import type { ErrorDetail } from '../../shared/errors.js';
import { readLanguage } from '../../shared/language.js';
import { ACCOUNT_STATUS, LICENCE, ROLE } from '../../shared/graphql/account-words.graphql.js';
import { Bounds, Check, CountryCode } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { SignupResult } from './accounts.service.js';

const CENTS = 100;
const NAME_BOUNDS = { minLength: 2, maxLength: 200 } as const;

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function nameProblems(name: unknown, field: string): readonly ErrorDetail[] {
  const { minLength } = NAME_BOUNDS;
  if (Array.from(trimmed(name)).length >= minLength) return [];
  return [{ field, type: 'string_too_short', params: { min_length: minLength } }];
}

@ArgsType()
export class SignupArgs {
  @Check(nameProblems)
  @Bounds(NAME_BOUNDS)
  @Field(() => String)
  nimi!: string;

  @Check(emailProblems)
  @Bounds({ maxLength: 200 })
  @Field(() => String)
  email!: string;

  @Field(() => ROLE)
  roll!: Role;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;

  @Bounds({ maxLength: 20 })
  @Field(() => String, { nullable: true })
  kmkr?: string | null;

  @Field(() => LICENCE, { defaultValue: 'professional' })
  litsents!: LicenceKey;

  @Bounds({ maxLength: 200 })
  @Field(() => String, { nullable: true })
  veebileht?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ObjectType('SignupResult', { simpleResolvers: true })
export class SignupView {
  @Field(() => ACCOUNT_STATUS, { name: 'staatus' })
  status!: 'awaiting_payment' | 'live';

  @Field(() => LICENCE, { name: 'litsents' })
  licence!: LicenceKey;

  @Field(() => String, { name: 'sandbox_voti' })
  sandboxKey!: string;

  @Field(() => String, { name: 'votmekood' })
  keyCode!: string;

  @Field(() => String, { name: 'order_id' })
  orderId!: string;

  @Field(() => String, { name: 'makselink' })
  paymentLink!: string;

  @Field(() => Int, { name: 'hind_eur' })
  price!: number;

  @Field(() => String, { name: 'dokumentatsioon' })
  documentation!: string;

  @Field(() => String)
  note!: string;
}

/** @throws VALIDATION_FAILED for a blank name or an invalid email address */
export function toApplicant(args: SignupArgs): Applicant {
  const applicant = {
    name: args.nimi.trim(),
    email: args.email.trim(),
    role: args.roll,
    country: filled(args.riik, normaliseCountry),
    vatNumber: filled(args.kmkr),
    website: filled(args.veebileht),
    licence: args.litsents,
    language: readLanguage(args.keel),
  };
  const problems = [...nameProblems(args.nimi, 'nimi'), ...emailProblems(args.email, 'email')];
  if (problems.length > 0) throw invalid(...problems);
  return applicant;
}

function filled(
  given: string | null | undefined,
  read: (text: string) => string = (text) => text,
): string | null {
  const text = given?.trim() ?? '';
  return text === '' ? null : read(text);
}

export const toSignupView = (
  result: SignupResult,
  documentation: string,
  localizer: Localizer,
): SignupView => ({
  status: 'awaiting_payment',
  licence: result.licence,
  sandboxKey: result.sandboxKey,
  keyCode: result.keyCode,
  orderId: result.orderId,
  paymentLink: result.paymentLink,
  price: result.priceCents / CENTS,
  documentation,
  note: localizer.t(result.isKeyMailed ? 'accounts:signup.note' : 'accounts:signup.note_strict'),
});
