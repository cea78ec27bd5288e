/** Bodies of scoping to compare: all vectors and random ones, by language. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Knowledge } from '../../../src/knowledge/load-knowledge.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { randomScoping } from '../../support/random-scoping.js';

export type Body = Readonly<Record<string, unknown>>;

const MODULES = path.resolve('test/modules');
const facts = z.record(z.string(), z.unknown());
const directiveSchema = z.array(z.looseObject({ input: facts }));
const nationalSchema = z.array(z.looseObject({ facts }));

const NAMES: Readonly<Record<string, string>> = {
  employees: 'tootajad',
  turnover_meur: 'kaive_meur',
  balance_meur: 'bilanss_meur',
  sector: 'sektor',
  special_cases: 'erijuhud',
  entity_types: 'uksuse_liigid',
  share: 'osakaal_protsent',
};

/** The vectors of the Directive. */
export function directiveVectors(): readonly Body[] {
  const file = path.join(MODULES, 'scoping/domain/scoping-vectors.json');
  return directiveSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ input }) => input);
}

/** The vectors of every national act. */
export function nationalVectors(): readonly Body[] {
  const folder = path.join(MODULES, 'countries/vectors');
  return readdirSync(folder).flatMap((file) =>
    nationalSchema.parse(parse(readFileSync(path.join(folder, file), 'utf8'))).map((one) => ({
      ...Object.fromEntries(
        Object.entries(one.facts).map(([name, value]) => [NAMES[name] ?? name, value]),
      ),
      riik: file.slice(0, 2),
    })),
  );
}

/** @param random number of random bodies, shared by the languages; every language gets all vectors */
export function bodiesByLanguage(
  knowledge: Knowledge,
  random: number,
): ReadonlyMap<Language, readonly Body[]> {
  const vectors = [...directiveVectors(), ...nationalVectors()];
  const each = Math.ceil(random / LANGUAGES.length);
  return new Map(
    LANGUAGES.map((keel, at) => {
      const next = randomScoping(knowledge, at + 1);
      const all = [...vectors, ...Array.from({ length: each }, next)];
      return [keel, all.map((body) => ({ ...body, keel }))];
    }),
  );
}
