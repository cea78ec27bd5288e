/** Wire words of groups and their internal terms. */
import { registerEnumType } from 'type-graphql';
import type { ControlGround, EntityKind } from './domain/group-graph.js';
import type { LinkStep } from './domain/linked.js';

export const ENTITY_KIND = {
  ettevotja: 'enterprise',
  fuusiline_isik: 'natural_person',
  avalik_asutus: 'public_body',
  riiklik_investeerimisettevotja: 'public_investment_corporation',
  riskikapitaliettevotja: 'venture_capital_company',
  ariingel: 'business_angel',
  ulikool: 'university',
  teaduskeskus: 'research_centre',
  institutsionaalne_investor: 'institutional_investor',
  regionaalarengu_fond: 'regional_development_fund',
  kohalik_omavalitsus: 'local_authority',
} as const satisfies Readonly<Record<string, EntityKind>>;
registerEnumType(ENTITY_KIND, { name: 'GroupEntityKind' });

export const CONTROL_GROUND = {
  juhtorgan: 'board',
  leping: 'contract',
  kokkulepe: 'agreement',
} as const satisfies Readonly<Record<string, ControlGround>>;
registerEnumType(CONTROL_GROUND, { name: 'GroupControl' });

export const GROUP_STATUS = {
  autonoomne: 'autonomous',
  partner: 'partner',
  seotud: 'linked',
} as const;
registerEnumType(GROUP_STATUS, { name: 'GroupStatus' });

export type RelationKind = LinkStep['ground'] | 'partner' | 'investor' | 'public_body';

export const RELATION_KIND = {
  haaleenamus: 'votes',
  juhtorgan: 'board',
  leping: 'contract',
  kokkulepe: 'agreement',
  uhine_haaleenamus: 'joint_votes',
  isikud: 'persons',
  partner: 'partner',
  erandlik_investor: 'investor',
  avalik_asutus: 'public_body',
} as const satisfies Readonly<Record<string, RelationKind>>;
registerEnumType(RELATION_KIND, { name: 'GroupRelationKind' });

export const INDEPENDENCE_EFFECT = {
  oma_naitajad: 'own_figures',
  vaitmata: 'not_claimed',
  asutuse_otsus: 'authority',
  reegel_puudub: 'none',
  teadmata: 'unknown',
} as const;
registerEnumType(INDEPENDENCE_EFFECT, { name: 'IndependenceEffect' });
