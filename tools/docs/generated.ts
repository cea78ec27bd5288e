/** Pages and parts of pages that are generated from code and law data. */
import { operationLimitTable } from './generated/operation-limits.js';
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { environmentSchema } from '../../src/config/env-schema.js';
import { deprecatedOperations } from './deprecated-operations.js';
import { errorsPage, ownStatuses, typeRows } from './errors-page.js';
import { eventSamples, eventTable, retryTable } from './generated/events.js';
import { connections, restLists } from './generated/pages.js';
import { NO_DOCUMENT, payloadMembers, payloadOfServices } from './generated/payload.js';
import { licenceTable, limitTable, priceTable, serviceKeys } from './generated/prices.js';
import { retentionTable } from './generated/retention.js';
import { publicOperations, readSchema, restrictedFields, rolesMatrix } from './generated/roles.js';
import type { DocLanguage } from '../../src/server/docs/doc-languages.js';
import { glossaryPage } from './glossary-page.js';
import { magicValues } from './magic-values.js';
import { translatedPart, type Phrases } from './translated-parts.js';

const textsSchema = z.object({
  codes: z.record(z.string(), z.string()),
  types: z.record(z.string(), z.string()),
});
const phrasesSchema = z.record(z.string(), z.string());
const namesSchema = z.record(z.string(), z.object({ name: z.string() }));

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const law = (file: string): unknown => parse(textOf(`kb/${file}.yaml`));
const contract = (): unknown => JSON.parse(textOf('schema/openapi.json'));

const schema = await readSchema();

/** Names of the services, by key. */
const serviceNames = (language: DocLanguage = 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(namesSchema.parse(law(`texts/${language}/services`))).map(([key, { name }]) => [
      key,
      name,
    ]),
  );

const services = (): readonly (readonly [string, string])[] => {
  const names = serviceNames();
  return serviceKeys(law('catalogue/services')).map((key) => [key, names[key] ?? ''] as const);
};

/** Whole pages, by slug. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  errors: () => errorsPage(textsSchema.parse(law('texts/en/errors'))),
  glossary: glossaryPage,
  licence: () =>
    `# Licence\n\nTerms of the software, of its law data and of this contract.\n\n${textOf('LICENSE')}`,
};

/** Parts that replace a comment of this name. */
export const PLACES: Readonly<Record<string, (language: DocLanguage) => string>> = {
  'deprecated operations': () => deprecatedOperations(contract()),
  'magic values': magicValues,
  'roles matrix': () => rolesMatrix(schema),
  'public operations': () => publicOperations(schema),
  'restricted fields': () => restrictedFields(schema),
  'event types': eventTable,
  'event samples': eventSamples,
  'retry times': retryTable,
  'payload of services': () => payloadOfServices(services()),
  'payload members': payloadMembers,
  'retention table': () => retentionTable(environmentSchema.parse({}).FILES_KEEP_MONTHS),
  'price table': () => priceTable(law('catalogue/services'), serviceNames()),
  'licence table': () => licenceTable(law('catalogue/licences'), law('limits/tiers')),
  'limit table': () => limitTable(law('limits/tiers')),
  'operation limit table': () => operationLimitTable(law('limits/tiers')),
  'rest lists': () => restLists(contract()),
  connections: () => connections(schema),
  'error statuses': ownStatuses,
  // Messages of the service are in English or Estonian.
  'error types': (language) =>
    typeRows(textsSchema.parse(law(`texts/${language === 'et' ? 'et' : 'en'}/errors`))),
};

/** Columns whose words are those of the contract. */
const KEPT: Readonly<Record<string, readonly number[]>> = {
  'payload of services': [1],
  'payload members': [1, 3],
  'error types': [1],
};

/** The same columns, and the names of the services. */
function phrasesOf(language: Exclude<DocLanguage, 'en'>): Phrases {
  const own = serviceNames(language);
  const phrases = phrasesSchema.parse(parse(textOf(`tools/docs/phrases/${language}.yaml`)));
  const noDocument = phrases[NO_DOCUMENT] ?? '';
  const names = Object.entries(serviceNames()).flatMap(([key, name]): [string, string][] => {
    const title = own[key] ?? name;
    return [
      [name, title],
      [`${name}.`, `${title}.`],
      [`${name}. ${NO_DOCUMENT}`, `${title}. ${noDocument}`],
    ];
  });
  return Object.fromEntries<string>([...Object.entries(phrases), ...names]);
}

/** @throws Error if a text of the part has no translation */
export function placeIn(place: string, language: DocLanguage): string {
  const text = PLACES[place]?.(language) ?? '';
  if (language === 'en') return text;
  const options = { phrases: phrasesOf(language), language, kept: KEPT[place] ?? [] };
  return translatedPart(text, options);
}
