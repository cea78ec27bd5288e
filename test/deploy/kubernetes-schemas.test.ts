/** Validates the manifests against the schemas of Kubernetes. */
import { describe, expect, test } from '@jest/globals';
import { validateManifest } from './kubernetes-kinds.js';
import { MANIFESTS, ofKind, type Manifest } from './manifests.js';

const named = MANIFESTS.map((manifest) => ({
  name: `${manifest.kind} ${manifest.metadata.name}`,
  manifest,
}));

describe('by the schemas of Kubernetes', () => {
  test.each(named)('$name is valid, and has no unknown member', ({ manifest }) => {
    expect(validateManifest(manifest)).toEqual([]);
  });

  test('a misspelt member is found', () => {
    const [gateway] = ofKind('Deployment');
    const wrong = { ...gateway, spec: { ...gateway?.spec, replica: 3 } };
    expect(validateManifest(wrong as unknown as Manifest)).toEqual(['/spec/replica']);
  });
});
