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
    orders: ordersSchema.parse(await read('orders')),
    clocks: clocksSchema.parse(await read('clocks')),
    measures: measuresSchema.parse(await read('measures')),
    billing: billingSchema.parse(await read('billing')),
  };
}
