/** A service and its options as arguments of quotes and orders. Source. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field } from 'type-graphql';
import { draftsOf, type Service, RISK_TIERS } from '../../modules/catalogue/domain/catalogue.js';
import { normaliseCountry } from '../country.js';
import { inputErrorsOf, invalid, type ErrorDetail } from '../errors.js';
import {
  DEFAULT_OPTIONS,
  isRiskTier,
  type BillingPeriod,
  type OrderOptions,
} from '../../modules/orders/domain/order-options.js';
import { addIgnored, type RequestContext } from './context.js';
import { Check, CountryCode, type ValueCheck } from './decorators.js';
import { caseFile } from './case-payload.js';
import { payloadProblems, unknownMembers } from './payload-errors.js';
import type { OrderRequest } from '../../modules/orders/domain/order-record.js';
import type { JsonRecord } from '../json-record.js';

/** Key: value of `payload.periood`. Value: internal term. */
const PERIOD = { kuu: 'month', aasta: 'year' } as const;

const isPayload = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null;

/** `payload.sandbox` is checked by `toTrigger`. */
const checkPayload: ValueCheck = (payload) =>
  isPayload(payload)
    ? payloadProblems(payload).filter(({ field }) => field !== 'payload.sandbox')
    : [];

export const serviceCheck =
  (services: readonly Service[]): ValueCheck =>
  (word, field) =>
    services.some(({ key }) => key === word)
      ? []
      : [
          unknownWord(
            field,
            services.map(({ key }) => key),
          ),
        ];

@ArgsType()
export class ServiceChoiceArgs {
  @Field(() => String)
  teenus!: string;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;

  @Check(checkPayload)
  @Field(() => GraphQLJSONObject, { nullable: true })
  payload?: JsonRecord | null;
}

@ArgsType()
export class QuoteArgs extends ServiceChoiceArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;
}

/** Of the texts of an answer: the argument, else the language of the documents. */
export function answerLanguage({ keel, payload }: Partial<QuoteArgs>): string | null {
  const word = keel ?? payload?.['keel'];
  return typeof word === 'string' ? word : null;
}

type Read<Value> = Readonly<{ value: Value; problems: readonly ErrorDetail[] }>;

const unknownWord = (field: string, words: readonly string[]): ErrorDetail => ({
  field,
  type: 'enum',
  params: { expected: words.join(', ') },
});

function readRiskTier(payload: JsonRecord): Read<OrderOptions['riskTier']> {
  const word = payload['riskitase'] ?? DEFAULT_OPTIONS.riskTier;
  if (isRiskTier(word)) return { value: word, problems: [] };
  const problems = [unknownWord('payload.riskitase', RISK_TIERS)];
  return { value: DEFAULT_OPTIONS.riskTier, problems };
}

const isPeriodWord = (word: unknown): word is keyof typeof PERIOD =>
  typeof word === 'string' && Object.hasOwn(PERIOD, word);

function readPeriod(payload: JsonRecord): Read<BillingPeriod> {
  const word = payload['periood'] ?? 'kuu';
  if (isPeriodWord(word)) return { value: PERIOD[word], problems: [] };
  const problems = [unknownWord('payload.periood', Object.keys(PERIOD))];
  return { value: DEFAULT_OPTIONS.period, problems };
}

/** Only the options that the price depends on; the rest of the payload is for the documents. */
function readOptions(service: Service, payload: JsonRecord): Read<OrderOptions> {
  const { kind } = service.price;
  const tier = readRiskTier(kind === 'tiered' ? payload : {});
  const period = readPeriod(kind === 'periodic' ? payload : {});
  return {
    value: { riskTier: tier.value, period: period.value },
    problems: [...tier.problems, ...period.problems],
  };
}

/** An unknown draft is refused, also in a quote. */
function draftProblems(service: Service, { reform }: JsonRecord): readonly ErrorDetail[] {
  const drafts = draftsOf(service);
  if (drafts.length === 0 || reform === undefined || reform === null) return [];
  const isKnown = typeof reform !== 'string' || drafts.includes(reform); // other types: payloadProblems
  return isKnown ? [] : [unknownWord('payload.reform', drafts)];
}

/** @throws VALIDATION_FAILED if an order of a service about a draft names none: a guess would be sold as an answer */
export function assertDraft({ service, payload }: ServiceChoice): void {
  const reform = payload?.['reform'];
  const isNamed = typeof reform === 'string' && reform.trim() !== '';
  if (draftsOf(service).length > 0 && !isNamed) {
    throw invalid({ field: 'payload.reform', type: 'missing' });
  }
}

/** The argument, else the country of the case file. */
function countryOf({ riik, payload }: ServiceChoiceArgs): string | null {
  const country = riik ?? caseFile.safeParse(payload?.['toimik']).data?.andmed.riik ?? null;
  return country === null ? null : normaliseCountry(country);
}

export type ServiceChoice = Omit<OrderRequest, 'idempotencyKey'>;

/** @throws VALIDATION_FAILED for an unknown service or an invalid option of it */
export function toServiceChoice(
  args: ServiceChoiceArgs,
  services: readonly Service[],
): ServiceChoice {
  const service = services.find(({ key }) => key === args.teenus);
  if (service === undefined) {
    throw invalid(
      unknownWord(
        'teenus',
        services.map(({ key }) => key),
      ),
    );
  }
  const payload = args.payload ?? null;
  const { value, problems } = readOptions(service, payload ?? {});
  const found = [
    ...problems,
    ...draftProblems(service, payload ?? {}),
    ...payloadProblems(payload ?? {}),
  ];
  const first = [...new Map(found.map((one) => [one.field, one])).values()];
  if (first.length > 0) throw invalid(...first);
  return {
    service,
    options: value,
    country: countryOf(args),
    payload,
  };
}

/** Errors of a choice whose service is known. */
export const choiceErrors = (
  { teenus, payload = null }: Partial<ServiceChoiceArgs>,
  services: readonly Service[],
): readonly ErrorDetail[] =>
  teenus === undefined ? [] : inputErrorsOf(() => toServiceChoice({ teenus, payload }, services));

/** Reports payload members that no document uses. */
export function reportUnknown<Args extends ServiceChoiceArgs>(
  args: Args,
  context: RequestContext,
): Args {
  addIgnored(context, unknownMembers(args.payload ?? {}));
  return args;
}

/** Recognises case files that the service signed. */
export interface CaseFileCheck {
  /** @throws VALIDATION_FAILED on the field if the file is not one of this service, or was altered */
  assertGenuine(file: unknown, field: string): Promise<void>;
}

/** @throws VALIDATION_FAILED if the case file of the payload is not one of this service, or was altered */
export async function withGenuineFile<Args extends ServiceChoiceArgs>(
  args: Args,
  files: CaseFileCheck,
): Promise<Args> {
  await files.assertGenuine(args.payload?.['toimik'], 'payload.toimik');
  return args;
}
