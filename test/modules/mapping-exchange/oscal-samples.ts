/** Small OSCAL documents of three models, valid against the schemas. */
const UUID = '6f1c6a52-6c0e-4a55-9a34-0d7d3e3f9c';

const metadata = (title: string) => ({
  title,
  'last-modified': '2026-11-22T12:00:00+00:00',
  version: '1.0',
  'oscal-version': '1.2.1',
});

export type SampleControl = Readonly<{ id: string; state?: string; note: string }>;

const requirement = ({ id, state, note }: SampleControl, at: number) => ({
  uuid: `${UUID}${String(at + 10)}`,
  'control-id': id,
  description: note,
  ...(state === undefined ? {} : { props: [{ name: 'implementation-status', value: state }] }),
});

export const componentDefinition = (controls: readonly SampleControl[]) => ({
  'component-definition': {
    uuid: `${UUID}01`,
    metadata: metadata('Controls in place'),
    components: [
      {
        uuid: `${UUID}02`,
        type: 'policy',
        title: 'Programme',
        description: 'Controls in place',
        'control-implementations': [
          {
            uuid: `${UUID}03`,
            source: 'catalogs/iso27001/catalog.json',
            description: 'Statement of applicability',
            'implemented-requirements': controls.map(requirement),
          },
        ],
      },
    ],
  },
});

const planPart = ({ state, note }: SampleControl, at: number) => ({
  'component-uuid': `${UUID}03`,
  uuid: `${UUID}${String(at + 50)}`,
  description: note,
  'implementation-status': { state: state ?? 'implemented' },
});

/** @param parts each control with its components */
export const securityPlan = (parts: Readonly<Record<string, readonly SampleControl[]>>) => ({
  'system-security-plan': {
    uuid: `${UUID}04`,
    metadata: metadata('Plan'),
    'import-profile': { href: 'profile.json' },
    'system-characteristics': {
      'system-ids': [{ id: 'entity-1' }],
      'system-name': 'Entity',
      description: 'NIS2 scope',
      'system-information': { 'information-types': [{ title: 'Data', description: 'Data' }] },
      status: { state: 'operational' },
      'authorization-boundary': { description: 'All systems' },
    },
    'system-implementation': {
      users: [{ uuid: `${UUID}05`, title: 'Administrators' }],
      components: [
        {
          uuid: `${UUID}03`,
          type: 'this-system',
          title: 'System',
          description: 'Entity',
          status: { state: 'operational' },
        },
      ],
    },
    'control-implementation': {
      description: 'Measures',
      'implemented-requirements': Object.entries(parts).map(([id, all], at) => ({
        uuid: `${UUID}${String(at + 20)}`,
        'control-id': id,
        'by-components': all.map((one, place) => planPart(one, at * 10 + place)),
      })),
    },
  },
});

export const assessmentResults = (findings: Readonly<Record<string, string>>) => ({
  'assessment-results': {
    uuid: `${UUID}06`,
    metadata: metadata('Assessment'),
    'import-ap': { href: '#plan' },
    results: [
      {
        uuid: `${UUID}07`,
        title: 'Controls',
        description: 'Assessment',
        start: '2026-11-22T12:00:00+00:00',
        'reviewed-controls': { 'control-selections': [{ 'include-all': {} }] },
        findings: Object.entries(findings).map(([target, state], at) => ({
          uuid: `${UUID}${String(at + 30)}`,
          title: target,
          description: `Finding on ${target}`,
          target: { type: 'objective-id', 'target-id': target, status: { state } },
        })),
      },
    ],
  },
});
