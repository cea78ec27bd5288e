/**
 * GraphQL input of a group. Shares and figures are checked with the graph, so that errors name the holding. Defaults are set
 * by the reader, because graphql-jit fails at a default inside a list.
 */
import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import type { ControlGround, EntityKind } from './domain/group-graph.js';
import { CONTROL_GROUND, ENTITY_KIND } from './group-words.graphql.js';

const MAX_ID_LENGTH = 60;
const MAX_NAME_LENGTH = 120;

@InputType('GroupFiguresInput')
export class GroupFiguresInput {
  @Field(() => Float, { nullable: true })
  tootajad?: number | null;

  @Field(() => Float, { nullable: true })
  kaive_meur?: number | null;

  @Field(() => Float, { nullable: true })
  bilanss_meur?: number | null;
}

@InputType('ConsolidatedShareInput')
class ConsolidatedShareInput {
  @Field(() => String)
  uksus!: string;

  @Field(() => Float, { nullable: true })
  protsent?: number | null;
}

@InputType('ConsolidatedAccountsInput')
export class ConsolidatedAccountsInput extends GroupFiguresInput {
  @Field(() => GroupFiguresInput, { nullable: true })
  eelmine?: GroupFiguresInput | null;

  @Field(() => [ConsolidatedShareInput])
  holmab!: ConsolidatedShareInput[];
}

@InputType('GroupEntityInput')
export class GroupEntityInput extends GroupFiguresInput {
  @Bounds({ minLength: 1, maxLength: MAX_ID_LENGTH })
  @Field(() => String)
  id!: string;

  @Bounds({ maxLength: MAX_NAME_LENGTH })
  @Field(() => String, { nullable: true })
  nimi?: string | null;

  @Field(() => ENTITY_KIND, { nullable: true })
  liik?: EntityKind | null;

  @Field(() => GroupFiguresInput, { nullable: true })
  eelmine?: GroupFiguresInput | null;

  @Field(() => ConsolidatedAccountsInput, { nullable: true })
  konsolideeritud?: ConsolidatedAccountsInput | null;

  @Field(() => [String], { nullable: true })
  turud?: string[] | null;

  @Field(() => Float, { nullable: true })
  eelarve_meur?: number | null;

  @Field(() => Int, { nullable: true })
  elanikke?: number | null;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;

  @Field(() => String, { nullable: true })
  sektor?: string | null;

  @Field(() => [String], { nullable: true })
  erijuhud?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  avalik_sidevork?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  soltumatud_susteemid?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  soltumatud_teenused?: boolean | null;
}

@InputType('GroupHoldingInput')
export class GroupHoldingInput {
  @Field(() => String)
  omanik!: string;

  @Field(() => String)
  uksus!: string;

  @Field(() => Float, { nullable: true })
  kapital_protsent?: number | null;

  @Field(() => Float, { nullable: true })
  haaled_protsent?: number | null;

  @Field(() => CONTROL_GROUND, { nullable: true })
  kontroll?: ControlGround | null;

  @Field(() => Boolean, { nullable: true })
  osaleb_juhtimises?: boolean | null;

  @Field(() => Float, { nullable: true })
  investeering_meur?: number | null;
}

@InputType('JointPersonsInput')
class JointPersonsInput {
  @Field(() => [String])
  isikud!: string[];
}

@InputType('AdjacentMarketsInput')
class AdjacentMarketsInput {
  @Field(() => String)
  turg!: string;

  @Field(() => String)
  korvalturg!: string;
}

@ArgsType()
export class ScopeGroupArgs {
  @Field(() => [GroupEntityInput])
  uksused!: GroupEntityInput[];

  @Field(() => [GroupHoldingInput], { nullable: true })
  osalused?: GroupHoldingInput[] | null;

  @Field(() => [JointPersonsInput], { nullable: true })
  koos_tegutsevad?: JointPersonsInput[] | null;

  @Field(() => [AdjacentMarketsInput], { nullable: true })
  korvalturud?: AdjacentMarketsInput[] | null;

  @Field(() => Boolean, { defaultValue: false })
  pilt!: boolean;

  @Field(() => String, { nullable: true })
  reform?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}
