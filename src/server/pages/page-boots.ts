/** Browser scripts that start the explorer and the reference. */

/** First query of the explorer; requires no key. */
const FIRST_QUERY = `# The operations of /v1, as a graph.
# This query needs no key: press play.
#
# For the rest, put your key into
# "Headers" below:
#   { "X-API-Key": "nis2_test_..." }
# The mutation signup gives one.

query Begin {
  status {
    overall
    timestamp
  }
  changelog(limit: 3) {
    kirjed {
      kuupaev
      seadus
      kirjeldus
    }
  }
}
`;

/** In the strict profile (D-384) the tools of these pages store nothing, and what they have stored is removed. */
const STORES_NOTHING = `if ('strict' in document.currentScript.dataset) {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith('graphiql:')) localStorage.removeItem(name);
    Storage.prototype.setItem = () => {};
  } catch { /* Storage is blocked. */ }
}
`;

/** Headers are not saved in the browser. WebSockets get them as connection parameters. */
export const EXPLORER_BOOT = `${STORES_NOTHING}const { worker } = document.currentScript.dataset;
const workers = JSON.parse(worker);
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] ?? workers.editorWorkerService };
let headers = {};
const readHeaders = (text) => { try { headers = JSON.parse(text || '{}'); } catch { /* still being typed */ } };
addEventListener('DOMContentLoaded', () => YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
  endpoint: '/graphql',
  title: 'NIS2 GraphQL',
  logo: '',
  query: ${JSON.stringify(FIRST_QUERY)},
  headers: '{}',
  shouldPersistHeaders: false,
  onEditHeaders: readHeaders,
  subscriptionsProtocol: 'WS',
  connectionParams: () => ({ ...headers, apiKey: headers['X-API-Key'] }),
}));
`;

export const REFERENCE_BOOT = `${STORES_NOTHING}const { openapi } = document.currentScript.dataset;
addEventListener('DOMContentLoaded', () => Scalar.createApiReference('#root', {
  url: openapi,
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'ApiKey' },
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
}));
`;
