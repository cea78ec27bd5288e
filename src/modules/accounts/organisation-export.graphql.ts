/** Wire types of the organisation export. Additional to the documented interface. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { OrganisationRecords } from './organisation-records.repository.js';

@ObjectType('OrganisationExport', { simpleResolvers: true })
export class OrganisationExportView {
  @Field(() => String, { name: 'loodud', description: 'ISO 8601, UTC' })
  createdAt!: string;

  @Field(() => GraphQLJSONObject, {
    name: 'andmed',
    description:
      'name of a kind of record → its rows, in the service’s own terms, the newest 10,000 of each',
  })
  records!: Record<string, unknown>;
}

export const toExportView = (records: OrganisationRecords, now: Date): OrganisationExportView => ({
  createdAt: now.toISOString(),
  records: { ...records },
});
