/** Builds the rules of an act from `kb/countries/<country>/rules.yaml`. */
import type {
  ActClass,
  ActRule,
  ActRules,
  ActCondition,
  DutyException,
  Passage,
} from '../modules/countries/domain/act-rules.js';
import type { CountryRulesFile } from './country-rules.schema.js';

type PassageFile = Readonly<{
  provision: string;
  fragment: string;
  under?: string | undefined;
  quote: string;
}>;

/** @throws Error if the file names no such other act */
function otherAct(name: string | undefined, { other_acts: all }: CountryRulesFile) {
  if (name === undefined) return null;
  const found = all[name];
  if (found === undefined) throw new Error(`no other act "${name}"`);
  return found;
}

function toPassage(raw: PassageFile, file: CountryRulesFile): Passage {
  const base = otherAct(raw.under, file)?.url ?? file.url;
  const url = `${base}${raw.fragment}`;
  return { under: raw.under ?? null, provision: raw.provision, url, quote: raw.quote };
}

type Effect = Readonly<{
  gives: ActClass;
  to?: string | undefined;
  isCoded: boolean;
}>;

/** A case left to another act names that act; by default it is the act of the passage. */
function toRule(
  raw: PassageFile & Readonly<{ id: string; when: ActCondition; any_size?: boolean }>,
  { gives, to, isCoded }: Effect,
  file: CountryRulesFile,
): ActRule {
  otherAct(to, file);
  return Object.assign(toPassage(raw, file), {
    id: raw.id,
    when: raw.when,
    gives,
    to: gives === 'other_act' ? (to ?? raw.under ?? null) : null,
    anySize: raw.any_size ?? false,
    isCoded,
  });
}

type RuleFile = CountryRulesFile['rules'][number];

const toCodedRule = (raw: RuleFile, file: CountryRulesFile): ActRule =>
  toRule(raw, { gives: raw.gives, to: raw.to, isCoded: true }, file);

const toUncodedRule = (raw: CountryRulesFile['not_coded'][number], file: CountryRulesFile) =>
  toRule(raw, { gives: raw.may_give, to: raw.to, isCoded: false }, file);

/** Absent without such passages: the bundles of earlier versions keep their bytes. */
const toInstead = (
  { instead, to }: CountryRulesFile['duties'][number],
  file: CountryRulesFile,
): Pick<DutyException, 'instead'> =>
  instead === undefined
    ? {}
    : { instead: instead.map((one) => toPassage({ ...one, under: one.under ?? to }, file)) };

/** @throws Error if a rule names an unknown act */
export function toActRules(file: CountryRulesFile): ActRules {
  return {
    textDate: file.text_date,
    readOn: file.read_on,
    precedence: file.precedence,
    sizeTests: file.size_tests,
    otherActs: Object.entries(file.other_acts).map(
      ([name, { title, url, applied, implements: isImplementing }]) => ({
        key: name,
        title,
        url,
        isApplied: applied,
        isImplementing,
      }),
    ),
    entityTypes: file.entity_types.map((raw) =>
      Object.assign(toPassage(raw, file), {
        key: raw.key,
        term: raw.term,
        askWhen: raw.ask_when ?? null,
        describes: raw.describes ?? null,
      }),
    ),
    exclusions: file.exclusions.map((raw) => toCodedRule(raw, file)),
    rules: [
      ...file.not_coded.map((raw) => toUncodedRule(raw, file)),
      ...file.rules.map((raw) => toCodedRule(raw, file)),
    ],
    duties: file.duties.map((raw) =>
      Object.assign(toPassage(raw, file), {
        id: raw.id,
        when: raw.when,
        excluded: raw.excluded,
        to: raw.to,
        ...toInstead(raw, file),
      }),
    ),
    uncoded: file.not_read,
  };
}
