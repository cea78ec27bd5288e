import { expect, test } from '@jest/globals';
import { namingOf } from '../../../../src/modules/mapping-exchange/domain/ciso-assistant-names.js';
import type { FrameworkKey } from '../../../../src/modules/mapping/domain/control.js';
import { graph } from '../export-fixture.js';
import { isKnownUrn } from '../urn-lists.js';

const nodesOf = (framework: FrameworkKey) =>
  (graph.controlsOfFramework.get(framework) ?? []).flatMap((control) => {
    const naming = namingOf(framework);
    const { nodes } = naming?.nodesOf({ ...control, provision: control.ref }) ?? { nodes: [] };
    return nodes.map((node) => `urn:intuitem:risk:req_node:${naming?.library ?? ''}:${node}`);
  });

test.each([
  ['iso27001', 1],
  ['nist_csf_2_0', 1],
  ['ir_2024_2690', 1],
  ['rts_2024_1774', 1],
  ['e_its_2024', 1],
  ['recyf', 1],
  ['dora', 0.8],
  ['gdpr', 0.8],
  ['nis2', 0.5],
] as const)('every URN of %s exists, for at least %d of its controls', (framework, share) => {
  const urns = nodesOf(framework);
  expect(urns.filter((urn) => !isKnownUrn(urn))).toEqual([]);
  const all = graph.controlsOfFramework.get(framework)?.length ?? 0;
  expect(urns.length / all).toBeGreaterThanOrEqual(share);
});

test.each(['cis_v8_1', 'cyfun_2023', 'cyfun_2025', 'bsi_it_grundschutz_2023', 'ens_2022'] as const)(
  '%s has no names in CISO Assistant',
  (framework) => {
    expect(namingOf(framework)).toBeNull();
  },
);
