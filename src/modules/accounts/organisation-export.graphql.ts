/** Wire types of the organisation export. Additional to the documented interface. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { OrganisationRecords } from './organisation-records.repository.js';

@ObjectType('OrganisationExport', { simpleResolvers: true })
export class OrganisationExportView {
  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => GraphQLJSONObject, { name: 'andmed' })
  records!: Record<string, unknown>;
}

export const toExportView = (records: OrganisationRecords, now: Date): OrganisationExportView => ({
  createdAt: now.toISOString(),
  records: { ...records },
});
