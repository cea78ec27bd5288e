/**
 * ESLint rule: identifiers and file names use the terms of the glossary, not the names that were retired for them, and no
 * type has a name that several modules would use for different things.
 */

/** Word of a camelCase or kebab-case name → its standard term. */
const RETIRED = {
  anew: 'repeated or new',
  annexe: 'module, data or platform',
  asking: 'request context',
  bell: 'eventBus',
  bells: 'eventBuses',
  book: 'repository',
  books: 'repositories',
  brake: 'field rate limit',
  brakes: 'field rate limits',
  cellar: 'data',
  chore: 'scheduled job',
  chores: 'scheduled jobs',
  demand: 'assert or require',
  desk: 'service, repository or context',
  desks: 'services or repositories',
  door: 'transport or routes',
  doors: 'transports',
  edition: 'version',
  editions: 'versions',
  gate: 'admissionControl',
  hear: 'subscribe',
  heard: 'received',
  hears: 'receives',
  house: 'codebase, commands or fixture',
  housekeeping: 'retention jobs',
  houses: 'fixtures',
  lane: 'fast path',
  lanes: 'fast path',
  lately: 'memoizeLast',
  making: 'documentGeneration',
  meter: 'rateLimiter',
  meters: 'rateLimiters',
  mood: 'behaviour',
  paper: 'document',
  papers: 'documents',
  press: 'renderer',
  purse: 'quotaBudget',
  purses: 'quotaBudgets',
  ringing: 'publishing',
  road: 'pipeline',
  said: 'text or output',
  say: 'write or localize',
  says: 'text or message',
  sealer: 'secretBox',
  selling: 'orders',
  shelf: 'cache or repository',
  shelves: 'caches or repositories',
  sibling: 'cluster',
  siblings: 'cluster',
  sober: 'conservative',
  speak: 'localize',
  speaks: 'localizes',
  stairs: 'layers',
  stood: 'was',
  stranger: 'other client',
  surroundings: 'runtime',
  taking: 'payments',
  tally: 'counter',
  tell: 'report, notify or format',
  telling: 'notifying',
  tells: 'reports',
  told: 'reported or notified',
  unhurried: 'longUpload',
  upkeep: 'maintenance',
  voice: 'localizer',
  voices: 'localizers',
  whoever: 'caller or client',
  wish: 'options',
  wishes: 'options',
};

/**
 * Names that other releases or stored versions use: tables and columns that the previous release writes (D-405), files and text
 * keys of the law data (D-406).
 */
const FIXED = new Set(['expiringToldAt', 'expiring_told_at', 'kb_told', 'paper', 'papers']);

/** Names of types that mean nothing without the file they are in. */
const GENERIC = new Set(['Answer', 'Asked', 'Page', 'Place', 'Question', 'Row']);

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

function retiredIn(name) {
  if (FIXED.has(name)) return undefined;
  return wordsOf(name).find((word) => Object.hasOwn(RETIRED, word));
}

export default {
  rules: {
    'retired-names': {
      meta: { type: 'suggestion', schema: [] },
      create(context) {
        const report = (node, name) => {
          const word = retiredIn(name);
          if (word !== undefined) {
            context.report({
              node,
              message: `"${name}": say ${RETIRED[word]} instead of ${word}.`,
            });
          }
        };
        const reportType = ({ id }) => {
          if (!GENERIC.has(id.name)) return;
          context.report({ node: id, message: `"${id.name}": say what it is of.` });
        };
        return {
          TSTypeAliasDeclaration: reportType,
          TSInterfaceDeclaration: reportType,
          Program: (node) => report(node, context.filename.split('/').slice(-2).join('/')),
          Identifier: (node) => report(node, node.name),
        };
      },
    },
  },
};
