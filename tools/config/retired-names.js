/** ESLint rule: identifiers and file names use the terms of the glossary, not the names that were retired for them. */

/** Word of a camelCase or kebab-case name → its standard term. */
const RETIRED = {
  asking: 'request context',
  bell: 'eventBus',
  brake: 'field rate limit',
  chore: 'scheduled job',
  chores: 'scheduled jobs',
  demand: 'assert or require',
  desk: 'service, repository or context',
  door: 'transport or routes',
  doors: 'transports',
  edition: 'version',
  editions: 'versions',
  housekeeping: 'retention jobs',
  lane: 'fast path',
  lately: 'memoizeLast',
  meter: 'rateLimiter',
  meters: 'rateLimiters',
  press: 'renderer',
  purse: 'quotaBudget',
  say: 'write or localize',
  sealer: 'secretBox',
  shelf: 'cache or repository',
  sibling: 'cluster',
  sober: 'conservative',
  surroundings: 'runtime',
  tally: 'counter',
  tell: 'report, notify or format',
  telling: 'notifying',
  unhurried: 'longUpload',
  upkeep: 'maintenance',
  voice: 'localizer',
  voices: 'localizers',
  wish: 'options',
  wishes: 'options',
};

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

function retiredIn(name) {
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
        return {
          Program: (node) => report(node, context.filename.split('/').slice(-2).join('/')),
          Identifier: (node) => report(node, node.name),
        };
      },
    },
  },
};
