/** Who may import whom: the floors of the house (see README). A lower floor never looks up. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-knows-only-core',
      severity: 'error',
      from: { path: '^src/core' },
      to: { pathNot: '^src/core' },
    },
    {
      name: 'wire-knows-core-and-packages',
      severity: 'error',
      from: { path: '^src/wire' },
      to: { path: '^(src/(?!core|wire)|migrations|tools|test)' },
    },
    {
      name: 'a-room-is-closed-to-other-rooms',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(core|wire|features/$1)/' },
    },
    {
      name: 'the-gateway-does-not-enter-rooms',
      severity: 'error',
      from: { path: '^src/gateway' },
      to: { path: '^src/', pathNot: '^src/(core|wire|gateway)/' },
    },
    {
      name: 'adapters-know-core-and-ports',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(core/|adapters/$1/|.*\\.ports\\.ts$)' },
    },
    {
      name: 'the-stairs-alone-join-the-parts',
      severity: 'error',
      from: { path: '^src/(main|worker)\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(compose|config|cluster)\\.ts$' },
    },
    {
      name: 'nobody-imports-the-stairs',
      severity: 'error',
      from: { path: '^src/(core|wire|features|gateway|adapters)/' },
      to: { path: '^src/(main|worker|compose|config|cluster|cli)\\.ts$' },
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
      name: 'the-floors-do-not-use-the-client',
      severity: 'error',
      from: { path: '^src/(core|wire|features|gateway|adapters|compose)' },
      to: { path: '^src/client/' },
    },
    {
      name: 'the-console-talks-to-the-api-alone',
      severity: 'error',
      from: { path: '^src/console/' },
      to: { path: '^(src/(?!console/)|migrations|tools|test)' },
    },
    {
      name: 'nobody-imports-the-console',
      severity: 'error',
      from: { path: '^src/(?!console/)' },
      to: { path: '^src/console/' },
    },
    {
      name: 'mikro-orm-stays-in-stores',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '\\.(store|entity)\\.ts$' },
      to: { path: 'node_modules/@mikro-orm' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src',
        pathNot:
          '^src/((main|worker|cli|client/main|client/cli/main)\\.ts|console/main\\.tsx|.*\\.d\\.ts)$',
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
