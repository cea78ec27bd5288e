/** Texts of the console, bundled by its build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The texts used from other namespaces. */
const ordersSchema = z.object({ sandbox: z.object({ note: z.string() }) });
const billingSchema = z.object({ vat: z.object({ provisional: z.string() }) });
const measuresSchema = z.object({ name: z.record(z.string(), z.string()) });
const named = z.object({ name: z.string() });
const titled = z.object({ title: z.string() });
const documentsSchema = z.object({
  paper: z.object({
    facts: z.record(z.string(), z.string()),
    roles: z.record(z.string(), named),
    columns: z.object({
      criticality: z.string(),
      delivers: z.string(),
      responsible: z.string(),
      rto: z.string(),
      rpo: z.string(),
    }),
    security_policy: titled,
    incident_procedure: titled,
    continuity_plan: titled,
    supplier_policy: titled,
    applicability_statement: titled,
    framework_map: titled,
    incident_templates: titled,
    supply_chain_attestation: titled,
    check_report: titled,
    re_signing: titled,
    reform_memo: titled,
    reform_table: titled,
  }),
});
const clausesSchema = z.object({
  columns: z.object({ mtpd: z.string(), fallback: z.string() }),
  reason: z.object({
    no_development: z.string(),
    no_remote_work: z.string(),
    no_cloud: z.string(),
  }),
});
/** Names of the entity types that the significance of an incident asks for. */
const sectorsSchema = z.object({
  types: z.object({
    dns_provider: z.string(),
    tld_name_registry: z.string(),
    cloud_provider: z.string(),
    data_centre_provider: z.string(),
    cdn_provider: z.string(),
    managed_service_provider: z.string(),
    managed_security_service_provider: z.string(),
    online_marketplace: z.string(),
    online_search_engine: z.string(),
    social_network_platform: z.string(),
    trust_provider: z.string(),
  }),
});
const significanceSchema = z.object({ criteria: z.record(z.string(), z.string()) });
/** Legend of the colours of the mapping. */
const graphSchema = z.object({
  rationale: z.object({ core: z.string(), related: z.string(), ungraded: z.string() }),
});
/** Names of the scopes of applications. */
const oauthSchema = z.object({
  page: z.object({
    scopes: z.string(),
    law_read: z.string(),
    orders_read: z.string(),
    orders_write: z.string(),
    account_read: z.string(),
    account_write: z.string(),
  }),
});
const clocksSchema = z.object({ titles: z.record(z.string(), z.string()) });

export async function consoleTexts(language: string): Promise<Readonly<Record<string, unknown>>> {
  const read = async (namespace: string): Promise<unknown> => {
    const file = path.resolve('kb/texts', language, `${namespace}.yaml`);
    return parse(await readFile(file, 'utf8'));
  };
  return {
    console: await read('console'),
    documents: documentsSchema.parse(await read('documents')),
    clauses: clausesSchema.parse(await read('clauses')),
    orders: ordersSchema.parse(await read('orders')),
    clocks: clocksSchema.parse(await read('clocks')),
    sectors: sectorsSchema.parse(await read('sectors')),
    significance: significanceSchema.parse(await read('significance')),
    measures: measuresSchema.parse(await read('measures')),
    billing: billingSchema.parse(await read('billing')),
    oauth: oauthSchema.parse(await read('oauth')),
    graph: graphSchema.parse(await read('graph')),
  };
}
