/** Inputs with errors that the schema finds, and others that only the operation finds. */
/** Only the law data knows keys and drafts, only the schema bounds, only the operation the order of times. */
export const LATER = [
  [
    '/v1/scoping',
    { tootajad: -1, sektor: 'none', erijuhud: ['none'], reform: 'none' },
    ['tootajad greater_than_equal', 'sektor enum', 'erijuhud.0 enum', 'reform enum'],
  ],
  [
    '/v1/scoping',
    { tootajad: 1, sektor: 'none', riik: 'ee', reform: 'none' },
    ['sektor enum', 'reform enum'],
  ],
  // A case that only the draft has.
  [
    '/v1/scoping',
    { tootajad: -1, erijuht: 'submarine_data_infrastructure', reform: 'nis2-com-2026-13' },
    ['tootajad greater_than_equal'],
  ],
  ['/v1/scoping', { tootajad: 'x', sektor: 5, reform: 'none' }, null],
  [
    '/v1/incident-deadlines',
    { detected_at: 'soon', roles: [], country: 'x', reform: 'none' },
    [
      'detected_at datetime_parsing',
      'roles too_short',
      'country string_pattern_mismatch',
      'reform enum',
    ],
  ],
  ['/v1/incident-deadlines', { roles: [], reform: 'none' }, null],
  [
    '/v1/reforms/compare',
    { reform: 'none', organisations: [{ tootajad: 5, sektor: 'none' }], keel: 5 },
    ['reform enum', 'organisations.0.sektor enum', 'keel string_type'],
  ],
  ['/v1/scoping/group', { uksused: 5, reform: 'none' }, null],
  [
    '/v1/scoping/group',
    {
      uksused: [
        { id: 'a', tootajad: 4, riik: 'e1', sektor: 'none', erijuhud: ['x'] },
        { id: 'a', kaive_meur: 5, sektor: 'none' },
      ],
      osalused: [{ omanik: 'a', uksus: 'z' }],
      reform: 'none',
    },
    [
      'uksused.0.riik string_pattern_mismatch',
      'uksused.0.sektor enum',
      'uksused.0.erijuhud enum',
      'uksused.1.id group_duplicate_entity',
      'uksused.1.tootajad missing',
      'uksused.1.sektor enum',
      'osalused.0.uksus group_unknown_entity',
      'reform enum',
    ],
  ],
  // Without an id there is no graph to check.
  [
    '/v1/scoping/group',
    { uksused: [{ tootajad: 4, sektor: 'none' }], osalused: [{ omanik: 'a', uksus: 'z' }] },
    ['uksused.0.id missing', 'uksused.0.sektor enum'],
  ],
  [
    '/v1/reforms/compare',
    {
      reform: 'nis2-com-2026-13',
      organisations: [
        { tootajad: -5, sektor: 'none', erijuhud: ['none'] },
        { tootajad: 5, sektor: 'none', riik: 'x' },
        { sektor: 5, erijuht: 'none' },
      ],
    },
    [
      'organisations.0.tootajad greater_than_equal',
      'organisations.0.sektor enum',
      'organisations.0.erijuhud.0 enum',
      'organisations.1.sektor enum',
      'organisations.1.riik string_pattern_mismatch',
      'organisations.2.tootajad missing',
      'organisations.2.sektor string_type',
      'organisations.2.erijuht enum',
    ],
  ],
  [
    '/v1/incident-templates',
    {
      detected_at: 'soon',
      country: 'estonia',
      asOf: 'x',
      kb: 'none',
      impact_ended_at: '1950-01-01T00:00:00Z',
    },
    [
      'detected_at datetime_parsing',
      'country string_too_long',
      'asOf date_parsing',
      'kb kb_version_unknown',
      'impact_ended_at datetime_range',
    ],
  ],
  [
    '/v1/incident-templates',
    {
      detected_at: '2026-01-02T00:00:00Z',
      notification_submitted_at: 'later',
      impact_ended_at: '2026-01-01T00:00:00Z',
      kb: 'none',
    },
    [
      'notification_submitted_at datetime_parsing',
      'impact_ended_at greater_than_equal',
      'kb kb_version_unknown',
    ],
  ],
  [
    '/v1/incident-record',
    {
      detected_at: 'soon',
      country: 'estonia',
      roles: [],
      incident: { occurred_at: 'x', currency: 'none', description: 5 },
    },
    [
      'detected_at datetime_parsing',
      'country string_too_long',
      'roles too_short',
      'incident.occurred_at datetime_parsing',
      'incident.currency enum',
      'incident.description string_type',
    ],
  ],
  [
    '/v1/graph/delta',
    { framework: 'none', csv: 'control,status\n,nothing\nA.5.24,planned\n' },
    ['framework enum', 'csv.2.control missing', 'csv.2.status enum'],
  ],
  [
    '/v1/graph/coverage',
    { framework: 'iso27001', target: 'none', csv: 'name\nx\n' },
    ['target enum', 'csv.1.control column_missing', 'csv.1.status column_missing'],
  ],
  [
    '/v1/graph/coverage',
    { framework: 'dora', target: 'dora', csv: 'name\nx\n', first: 0 },
    [
      'target same_value',
      'csv.1.control column_missing',
      'csv.1.status column_missing',
      'first greater_than_equal',
    ],
  ],
  [
    '/v1/quote',
    { teenus: 'pakett', riik: 'e1', payload: { riskitase: 'R9' } },
    ['riik string_pattern_mismatch', 'payload.riskitase enum'],
  ],
] as const;
