/** Wire words of groups and their internal terms. */
import type { ControlGround, EntityKind } from './domain/group-graph.js';
import type { LinkStep } from './domain/linked.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

export const ENTITY_KIND = wireEnum('GroupEntityKind', {
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
} as const satisfies Readonly<Record<string, EntityKind>>);

export const CONTROL_GROUND = wireEnum('GroupControl', {
  juhtorgan: 'board',
  leping: 'contract',
  kokkulepe: 'agreement',
} as const satisfies Readonly<Record<string, ControlGround>>);

export const GROUP_STATUS = wireEnum('GroupStatus', {
  autonoomne: 'autonomous',
  partner: 'partner',
  seotud: 'linked',
});

export type RelationKind = LinkStep['ground'] | 'partner' | 'investor' | 'public_body';

export const RELATION_KIND = wireEnum('GroupRelationKind', {
  haaleenamus: 'votes',
  juhtorgan: 'board',
  leping: 'contract',
  kokkulepe: 'agreement',
  uhine_haaleenamus: 'joint_votes',
  isikud: 'persons',
  partner: 'partner',
  erandlik_investor: 'investor',
  avalik_asutus: 'public_body',
} as const satisfies Readonly<Record<string, RelationKind>>);

export const INDEPENDENCE_EFFECT = wireEnum('IndependenceEffect', {
  oma_naitajad: 'own_figures',
  vaitmata: 'not_claimed',
  asutuse_otsus: 'authority',
  reegel_puudub: 'none',
  teadmata: 'unknown',
});
