/** Who may import whom, see ARCHITECTURE.md. A layer imports only from the layers below it. */
/** Each module imports only modules before it, so that none depends on itself through others. */
const MODULES = [
  'audit letterheads catalogue countries incidents incident-report changelog receipts usage',
  'api-keys leaked-keys oauth members passkeys mapping scoping groups reforms gap-assessment law case-files mapping-exchange',
  'link-reports law-bundle vat technical-check documents document-files document-verification',
  'orders invoicing outbox quotes previews payment-pages licences quarantine order-events',
  'order-expiry vat-revisions payments refunds subscriptions payment-events billing accounts',
  'key-collection',
  'webhooks sandbox operator',
].flatMap((line) => line.split(' '));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  extends: './layers-offline.json',
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(server|platform|console|shared|client|config)/' },
      to: { circular: true, path: '^src/(server|platform|console|shared|client|config)/' },
    },
    ...MODULES.map((name, at) => ({
      name: 'no-cycles-between-modules',
      severity: 'error',
      from: { path: `^src/modules/${name}/` },
      to: { path: `^src/modules/(?!(${MODULES.slice(0, at + 1).join('|')})/)` },
    })),
    {
      name: 'modules-are-in-the-list',
      severity: 'error',
      from: { path: `^src/modules/(?!(${MODULES.join('|')})/)` },
      to: { path: '^src/modules/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/modules/[^/]+/domain/' },
      to: { pathNot: '^src/(shared/(?!graphql/)|modules/[^/]+/domain/)' },
    },
    {
      name: 'shared-knows-only-shared',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^(src/(?!shared/|modules/[^/]+/domain/)|migrations|tools|test)' },
    },
    {
      name: 'modules-know-lower-layers',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^src/', pathNot: '^src/(shared|platform|knowledge|modules)/' },
    },
    {
      name: 'modules-know-services-of-modules',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: {
        path: '^src/modules/',
        pathNot: '^src/modules/($1/|[^/]+/domain/|[^/]+/[^/]+\\.(service|transaction)\\.ts$)',
      },
    },
    {
      name: 'only-the-composition-root-creates-modules',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '\\.module\\.ts$' },
    },
    {
      name: 'transactions-join-transactions',
      severity: 'error',
      from: {
        path: '^src/modules/([^/]+)/',
        pathNot: '\\.(repository|transaction)\\.ts$',
      },
      to: { path: '\\.transaction\\.ts$', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'server-knows-services-by-interfaces',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/', pathNot: '^src/(server|shared|modules/[^/]+/domain)/' },
    },
    {
      name: 'platform-knows-interfaces',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(platform|shared|modules/[^/]+/domain)/|\\.ports\\.ts$' },
    },
    {
      name: 'knowledge-builds-domain-types',
      severity: 'error',
      from: { path: '^src/knowledge/' },
      to: {
        path: '^src/',
        pathNot: '^src/(knowledge|shared|modules/[^/]+/domain)/|\\.ports\\.ts$',
      },
    },
    {
      name: 'entry-points-know-app-and-config',
      severity: 'error',
      from: { path: '^src/(main|worker)\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(app|config)/' },
    },
    {
      name: 'nobody-imports-the-composition-root',
      severity: 'error',
      from: { path: '^src/(shared|modules|server|platform|knowledge)/' },
      to: { path: '^src/((main|worker|cli)\\.ts|app/|config/)' },
    },
    {
      name: 'the-client-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: '^(src/(?!client/)|migrations|tools|test)' },
    },
    {
      name: 'the-client-runs-in-browsers',
      severity: 'error',
      from: { path: '^src/client/[^/]+\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-service-does-not-use-the-client',
      severity: 'error',
      from: { path: '^src/(shared|modules|server|platform|knowledge|app/(?!cli/))' },
      to: { path: '^src/client/' },
    },
    {
      name: 'the-console-talks-to-the-api-alone',
      severity: 'error',
      from: { path: '^src/console/' },
      to: {
        path: '^(src/(?!console/)|migrations|tools|test)',
        pathNot: '^src/offline/api\\.ts$',
      },
    },
    {
      name: 'nobody-imports-the-console',
      severity: 'error',
      from: { path: '^src/(?!console/)' },
      to: { path: '^src/console/' },
    },
    {
      name: 'mikro-orm-stays-in-repositories',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: '\\.(repository|transaction|entity|module)\\.ts$' },
      to: { path: 'node_modules/@mikro-orm' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src',
        pathNot:
          '^src/((main|worker|cli|client/main|client/cli/main|offline/main)\\.ts|console/main\\.tsx|.*\\.d\\.ts)$',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts', '.css'],
    },
  },
};
