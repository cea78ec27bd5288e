/** GraphQL output of the sums of a group: every addend and the total. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { SizeClass } from '../countries/domain/company-size.js';
import { ListLength } from '../../shared/graphql/decorators.js';
import { SIZE_CLASS } from '../../shared/graphql/size-class.graphql.js';

@ObjectType('GroupFigures', { simpleResolvers: true })
export class GroupFiguresView {
  @Field(() => Float, { name: 'tootajad' })
  employees!: number;

  @Field(() => Float, { name: 'kaive_meur' })
  turnoverMeur!: number;

  @Field(() => Float, { name: 'bilanss_meur' })
  balanceSheetMeur!: number;

  @Field(() => Boolean, { name: 'taielik' })
  isComplete!: boolean;
}

@ObjectType('GroupMember', { simpleResolvers: true })
export class GroupMemberView {
  @Field(() => String, { name: 'uksus' })
  entity!: string;

  @Field(() => GroupFiguresView, { name: 'naitajad' })
  figures!: GroupFiguresView;

  @Field(() => String, { name: 'konsolideerija', nullable: true })
  consolidatedBy!: string | null;

  @Field(() => String, { name: 'artikkel' })
  article!: string;
}

@ObjectType('GroupPartner', { simpleResolvers: true })
export class GroupPartnerView {
  @Field(() => Int, { name: 'kogum' })
  sum!: number;

  @Field(() => [String], { name: 'uksused' })
  entities!: readonly string[];

  @Field(() => Float, { name: 'protsent' })
  percent!: number;

  @Field(() => GroupFiguresView, { name: 'naitajad' })
  figures!: GroupFiguresView;

  @Field(() => String, { name: 'artikkel' })
  article!: string;
}

@ObjectType('GroupSum', { simpleResolvers: true })
export class GroupSumView {
  @ListLength(20)
  @Field(() => [GroupMemberView], { name: 'liikmed' })
  members!: GroupMemberView[];

  @ListLength(20)
  @Field(() => [GroupPartnerView], { name: 'partnerid' })
  partners!: GroupPartnerView[];

  @Field(() => GroupFiguresView, { name: 'kokku' })
  total!: GroupFiguresView;

  @Field(() => GroupFiguresView, { name: 'kokku_eelmine', nullable: true })
  previous!: GroupFiguresView | null;

  @Field(() => SIZE_CLASS, { name: 'suurus' })
  size!: SizeClass;

  @Field(() => SIZE_CLASS, { name: 'suurus_viimane' })
  latestSize!: SizeClass;

  @Field(() => SIZE_CLASS, { name: 'suurus_eelmine', nullable: true })
  previousSize!: SizeClass | null;
}
