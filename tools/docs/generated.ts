/** Pages and parts of pages that are generated from code and law data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { deprecatedOperations } from './deprecated-operations.js';
import { errorsPage } from './errors-page.js';
import { glossaryPage } from './glossary-page.js';
import { magicValues } from './magic-values.js';

const textsSchema = z.object({
  codes: z.record(z.string(), z.string()),
  types: z.record(z.string(), z.string()),
});
const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const law = (file: string): unknown => parse(textOf(`kb/${file}.yaml`));
const contract = (): unknown => JSON.parse(textOf('schema/openapi.json'));

/** Whole pages, by slug. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  errors: () => errorsPage(textsSchema.parse(law('texts/en/errors'))),
  glossary: glossaryPage,
};

/** Parts that replace a comment of this name. */
export const PLACES: Readonly<Record<string, () => string>> = {
  'deprecated operations': () => deprecatedOperations(contract()),
  'magic values': magicValues,
};
