/** The scope of the Directive as a draft would have it. The law data of the law in force stays as it is. */
import type { SizeClass } from '../../countries/domain/company-size.js';
import type {
  ApplicabilityKnowledge,
  Caveat,
  EntityClass,
  ScopingRule,
  Sector,
  SpecialCase,
} from '../../scoping/domain/applicability-knowledge.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import {
  draftNotice,
  nothingCoded,
  sourcesOf,
  verdictUnder,
  type Reform,
  type ReformChange,
  type ReformEffect,
} from './reform.js';

/** Codes of rules that only a draft has. */
const DRAFT_RULE = 'reform_';

type Made = Readonly<{ change: ReformChange; sources: readonly Source[] }>;
type Effect<Kind extends ReformEffect['kind']> = Extract<ReformEffect, { kind: Kind }>;

const caveat = (text: Message, sources: readonly Source[], when: Caveat['when']): Caveat => ({
  message: text,
  sources,
  situation: null,
  unless: [],
  when,
});

const draftRule = (
  { change, sources }: Made,
  { gives, rule }: Readonly<{ gives: EntityClass; rule: Message }>,
): ScopingRule => ({
  code: `${DRAFT_RULE}${change.id}`,
  gives,
  message: rule,
  sources,
  caveats: [],
});

function withMidCap(
  knowledge: ApplicabilityKnowledge,
  effect: Effect<'mid_cap'>,
  made: Made,
): ApplicabilityKnowledge {
  const { employees, turnoverMeur, balanceSheetMeur, replaces } = effect;
  const rule = draftRule(made, effect);
  const source = made.sources[0] ?? knowledge.ceilings.medium.source;
  return {
    ...knowledge,
    midCap: {
      ceiling: { employees, turnoverMeur, balanceSheetMeur, source },
      rules: Object.fromEntries(replaces.map((code) => [code, rule])),
    },
  };
}

function withSizes(
  one: SpecialCase,
  effect: Effect<'special_case_sizes'>,
  rule: ScopingRule,
): SpecialCase {
  if (one.effect.kind !== 'ground') return one;
  const changed = Object.fromEntries(effect.sizes.map((size) => [size, rule]));
  return { ...one, effect: { ...one.effect, bySize: { ...one.effect.bySize, ...changed } } };
}

function withCase(
  knowledge: ApplicabilityKnowledge,
  effect: Effect<'special_case_sizes'>,
  made: Made,
): ApplicabilityKnowledge {
  const before = knowledge.specialCases[effect.specialCase];
  if (before === undefined) return knowledge;
  const after = withSizes(before, effect, draftRule(made, effect));
  const specialCases = { ...knowledge.specialCases, [effect.specialCase]: after };
  return { ...knowledge, specialCases };
}

function withNewCase(
  knowledge: ApplicabilityKnowledge,
  effect: Effect<'new_special_case'>,
  made: Made,
): ApplicabilityKnowledge {
  const rule = draftRule(made, effect);
  const bySize: Record<SizeClass, ScopingRule> = {
    micro: rule,
    small: rule,
    medium: rule,
    large: rule,
  };
  const added: SpecialCase = {
    key: effect.specialCase,
    effect: { kind: 'ground', bySize },
    annex: null,
    needsSector: false,
    caveats: [],
  };
  return { ...knowledge, specialCases: { ...knowledge.specialCases, [added.key]: added } };
}

function withCondition(
  knowledge: ApplicabilityKnowledge,
  { sectors: concerned, warning }: Effect<'condition'>,
  { sources }: Made,
): ApplicabilityKnowledge {
  const changed = (sector: Sector): Sector =>
    concerned.includes(sector.key)
      ? { ...sector, caveats: [caveat(warning, sources, 'in_scope'), ...sector.caveats] }
      : sector;
  const sectors = Object.values(knowledge.sectors).map((one) => [one.key, changed(one)] as const);
  return { ...knowledge, sectors: Object.fromEntries(sectors) };
}

function withChange(
  knowledge: ApplicabilityKnowledge,
  reform: Reform,
  change: ReformChange,
): ApplicabilityKnowledge {
  const { effect } = change;
  const made = { change, sources: sourcesOf(reform, change.sources) };
  switch (effect.kind) {
    case 'mid_cap':
      return withMidCap(knowledge, effect, made);
    case 'special_case_sizes':
      return withCase(knowledge, effect, made);
    case 'new_special_case':
      return withNewCase(knowledge, effect, made);
    case 'condition':
      return withCondition(knowledge, effect, made);
    case 'gdpr_authority_term':
    case 'reported':
      return knowledge;
  }
}

/** Every answer states that it rests on a draft, and whether any rule of it concerns the scope. */
export function applicabilityUnder(
  knowledge: ApplicabilityKnowledge,
  reform: Reform,
): ApplicabilityKnowledge {
  let changed = knowledge;
  for (const change of reform.changes) changed = withChange(changed, reform, change);
  const sources = sourcesOf(reform, reform.sources);
  const isCoded = changed !== knowledge;
  const texts = [draftNotice(reform), ...(isCoded ? [] : [nothingCoded(reform)])];
  const notices = texts.map((text) => caveat(text, sources, null));
  return { ...changed, draft: { notices, verdict: isCoded ? verdictUnder(reform) : null } };
}
