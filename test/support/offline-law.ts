/** Bundles of the current law, signed by keys of the tests, and the service's own answers for comparison. */
import { makeLawBundles } from '../../src/app/law-bundles.js';
import { openKnowledgeVersions } from '../../src/app/knowledge-versions.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { openLaw } from '../../src/offline/main.js';
import type { Law, OpenOptions, PublishedKeys } from '../../src/offline/api.js';
import { receiptKeys } from '../../src/platform/crypto/receipt-keys.js';
import { generateRest } from '../../src/server/rest/operations.js';
import { readArguments } from '../../src/server/rest/read-arguments.js';
import { runWith } from '../../src/server/rest/run-operation.js';
import type { Language } from '../../src/shared/language.js';
import { loadLawService } from '../../tools/bench/law-service.js';

const SECRET = 'a secret of the offline tests, thirty-two';
export const ISSUER = 'https://api.example.test';

export const present = presentLaw();
const knowledgeVersions = openKnowledgeVersions(present);

/** @param change `publicUrl`: issuer */
export const bundlesOf = (
  secret: string,
  change: Readonly<{ config?: { needsLawLicence: boolean }; publicUrl?: string }> = {},
) =>
  makeLawBundles({
    knowledgeVersions,
    secrets: { downloadToken: { current: secret, earlier: [] } },
    publicUrl: ISSUER,
    ...change,
  });

/** The key set of receipts. */
export const keysOf = (secret: string): PublishedKeys =>
  receiptKeys([secret], ISSUER).published() as PublishedKeys;

export const bundles = bundlesOf(SECRET);
export const keys = keysOf(SECRET);
export const version = present.knowledge.version;
export const NOW = new Date('2026-11-24T00:00:00Z');

export async function bundleFile(language: Language, of = version): Promise<string> {
  const file = await bundles.bundle(of, language);
  if (file === null) throw new Error(`no bundle of ${of}`);
  return file;
}

export const openPresent = async (
  language: Language,
  options: Partial<OpenOptions> = {},
): Promise<Law> => openLaw(await bundleFile(language), { keys, now: NOW, ...options });

type Body = Readonly<Record<string, unknown>>;

/** `data` of the REST answer, as JSON. */
export async function restAnswers(): Promise<(path: string, body: Body) => Promise<string>> {
  const { schema, context } = await loadLawService(present);
  const rest = await generateRest(schema);
  const runner = { schema: rest.schema, providerName: 'test', now: () => NOW };
  return async (coordinate, body) => {
    const operation = rest.operations.find((one) => one.coordinate === coordinate);
    if (operation === undefined) throw new Error(`no operation ${coordinate}`);
    const input = readArguments(operation, { params: {}, query: {}, headers: {}, body });
    const { data } = await runWith(runner, operation, { ...context(), now: NOW }, input);
    return JSON.stringify(data);
  };
}
