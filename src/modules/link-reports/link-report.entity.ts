/** Table of reported links. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import type { LinkTexts } from '../mapping/domain/link-texts.js';
import { RELATIONS } from '../mapping/domain/relation.js';
import { REPORT_STATES } from './domain/link-report.js';

/** `accountId`, `message`: null after the organisation was erased. `outcome`: reason of the decision. */
export const LinkReportEntity = defineEntity({
  name: 'LinkReport',
  tableName: 'link_report',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid().nullable(),
    link: p.text(),
    subject: jsonb<LinkTexts>(),
    message: p.text().nullable(),
    suggestedRelation: p.enum(RELATIONS).nullable(),
    suggestedStrength: p.smallint().nullable(),
    kbVersion: p.text(),
    reportedAt: p.datetime(),
    state: p.enum(REPORT_STATES).default('open'),
    outcome: p.text().nullable(),
    decidedBy: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    link_report: TableOf<typeof LinkReportEntity>;
  }
}
