/** Texts of the console, bundled by its build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The texts used from other namespaces. */
const ordersSchema = z.object({ sandbox: z.object({ note: z.string() }) });
const billingSchema = z.object({ vat: z.object({ provisional: z.string() }) });
const measuresSchema = z.object({ name: z.record(z.string(), z.string()) });
const clocksSchema = z.object({ titles: z.record(z.string(), z.string()) });

export async function consoleTexts(language: string): Promise<Readonly<Record<string, unknown>>> {
  const read = async (namespace: string): Promise<unknown> => {
    const file = path.resolve('kb/texts', language, `${namespace}.yaml`);
    return parse(await readFile(file, 'utf8'));
  };
  return {
    console: await read('console'),
    orders: ordersSchema.parse(await read('orders')),
    clocks: clocksSchema.parse(await read('clocks')),
    measures: measuresSchema.parse(await read('measures')),
    billing: billingSchema.parse(await read('billing')),
  };
}
