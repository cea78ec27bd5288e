/** A change of the law data, in the changelog and in receipts. Source. */
import { Field, ID, ObjectType } from 'type-graphql';
import type { Change, ChangeKind } from '../../modules/changelog/domain/change.js';
import { OmitNull } from './decorators.js';
import type { Localizer } from './localizer.js';
import { wireEnum } from './wire-enum.js';

/** Wire word → internal term. */
export const CHANGE_KIND = wireEnum('ChangeKind', {
  lisatud: 'added',
  muudetud: 'changed',
  eemaldatud: 'removed',
  parandus: 'correction',
});

@ObjectType('KnowledgeChange', { simpleResolvers: true })
export class ChangeView {
  @Field(() => String)
  id!: string;

  @Field(() => String, { name: 'kuupaev' })
  date!: string;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => String, { name: 'eelmine_kb_versioon', nullable: true })
  previousKbVersion!: string | null;

  @Field(() => String, { name: 'seadus' })
  act!: string;

  @Field(() => String, { name: 'paragrahv', nullable: true })
  provision!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'directive_provision', nullable: true })
  directiveProvision!: string | null;

  @Field(() => String, { name: 'riik', nullable: true })
  country!: string | null;

  @Field(() => CHANGE_KIND, { name: 'liik' })
  kind!: ChangeKind;

  @Field(() => String, { name: 'kirjeldus' })
  description!: string;

  @Field(() => String)
  url!: string;

  @OmitNull()
  @Field(() => ID, { name: 'report_id', nullable: true })
  report!: string | null;
}

export const toChangeView = (change: Change, localizer: Localizer): ChangeView => ({
  id: change.id,
  date: change.date,
  kbVersion: change.kbVersion,
  previousKbVersion: change.previousKbVersion,
  act: typeof change.act === 'string' ? change.act : localizer.localize(change.act),
  provision: change.provision,
  directiveProvision: change.directiveProvision ?? null,
  country: change.country,
  kind: change.kind,
  description: change.description[localizer.language] ?? change.description.et,
  url: change.url,
  report: change.report ?? null,
});
