/** Public types of the offline package. They import types alone, so the package needs no other. */
import type {
  GapEvaluation,
  GroupScoping,
  IncidentDeadlines,
  IncidentSignificance,
  MappingDelta,
  ScopingResult,
} from '../../schema/offline/answers.js';

/** Public keys as at `/.well-known/jwks.json` (RFC 7517). */
export type PublishedKeys = Readonly<{ keys: readonly Readonly<Record<string, unknown>>[] }>;

/** A version that was trusted before, as `law.link` of an earlier opening. */
export type TrustedLink = Readonly<{ version: string; link: string }>;

/**
 * `keys`: published by the service that signed the bundle. `latest`: text of `/law/latest.json`; it confirms a
 * bundle or shows that it is superseded. `trusted`, `index`: the bundle must continue from that version; `index` is
 * the text of `/law/index.json` and is needed if versions lie between. `maxAgeDays`: default 90. `allowOld`: opens
 * bundles that are too old or superseded. `licence`: the token of `/law/licence.json`, if the service requires one.
 * `now`: default the clock of the device.
 */
export type OpenOptions = Readonly<{
  keys: PublishedKeys;
  latest?: string;
  trusted?: TrustedLink;
  index?: string;
  maxAgeDays?: number;
  allowOld?: boolean;
  licence?: string;
  now?: Date;
}>;

/**
 * `released`: YYYY-MM-DD. `language`: of the texts. `ageDays`: whole days since the newest signed statement about this
 * version. `isOld`: too old or superseded, and opened by `allowOld`. `link`: of the hash chain. `licensedUntil`: ISO
 * instant; null if the service requires no licence.
 */
export type LawInfo = Readonly<{
  version: string;
  released: string;
  language: string;
  issuer: string;
  link: string;
  ageDays: number;
  isOld: boolean;
  licensedUntil: string | null;
}>;

/** `data`: as `data` of the REST answer. `ignored`: members of the input that no argument has. */
export type OfflineAnswer<Data> = Readonly<{
  data: Data;
  law: LawInfo;
  ignored: readonly string[];
}>;

/** Members of the REST body. */
export type OfflineInput = Readonly<Record<string, unknown>>;

/** The calendar file is made by the service. */
export type OfflineDeadlines = Omit<IncidentDeadlines, 'ics'>;

export interface Law {
  readonly info: LawInfo;
  /**
   * Whether NIS2 applies to an organisation, by the Directive and by its national act.
   *
   * @param input body of `POST /v1/scoping` without `receipt`, `asOf` and `kb`
   * @throws OfflineError `VALIDATION_FAILED` with every error of the input
   */
  scoping(input: OfflineInput): OfflineAnswer<ScopingResult>;
  /**
   * Whether an incident is significant under Implementing Regulation (EU) 2024/2690.
   *
   * @param input body of `POST /v1/incident-significance`
   */
  significance(input: OfflineInput): OfflineAnswer<IncidentSignificance>;
  /**
   * Deadlines of an incident under NIS2, DORA and the GDPR, without the calendar file.
   *
   * @param input body of `POST /v1/incident-deadlines` without `reform`
   * @param now default the clock of the device
   * @throws OfflineError also if a deadline needs public holidays of a year that is not in the bundle
   */
  deadlines(input: OfflineInput, now?: Date): OfflineAnswer<OfflineDeadlines>;
  /**
   * Score, gaps by priority, next step.
   *
   * @param input body of `POST /v1/wizard/evaluate` without `receipt`, `asOf` and `kb`
   */
  gap(input: OfflineInput): OfflineAnswer<GapEvaluation>;
  /**
   * What remains of the ten measures given the controls in place of another framework.
   *
   * @param input body of `POST /v1/graph/delta` without `csv` and `receipt`
   */
  delta(input: OfflineInput): OfflineAnswer<MappingDelta>;
  /**
   * Sizes and classes of a group of companies, with every addend and a picture.
   *
   * @param input body of `POST /v1/scoping/group` without `reform`
   * @throws OfflineError `NOT_FOUND` for a bundle of a version that does not hold these rules
   */
  scopeGroup(input: OfflineInput): OfflineAnswer<GroupScoping>;
}
