/** Validates the manifests against the schemas of Kubernetes. */
import { describe, expect, test } from '@jest/globals';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { MANIFESTS, ofKind } from './manifests.js';
import { unknownMembers } from './unknown-members.js';

const KINDS = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Service,
  ServiceAccount,
};

type Model = (new (data: never) => object) & Readonly<{ prototype: { validate: () => void } }>;

const named = MANIFESTS.map((manifest) => ({
  name: `${manifest.kind} ${manifest.metadata.name}`,
  manifest,
}));

describe('by the schemas of Kubernetes', () => {
  test.each(named)('$name is right, and has no member that they do not know', ({ manifest }) => {
    const Kind = KINDS[manifest.kind as keyof typeof KINDS] as Model; // one of the keys, otherwise the class is undefined
    expect(new Kind(manifest as never)).toMatchObject({ apiVersion: manifest.apiVersion });
    expect(
      unknownMembers(manifest, (seen) => {
        Kind.prototype.validate.call(seen);
      }),
    ).toEqual([]);
  });

  test('a misspelt member would be seen', () => {
    const [gateway] = ofKind('Deployment');
    const wrong = { ...gateway, spec: { ...gateway?.spec, replica: 3 } };
    const validate = (seen: object) => {
      Deployment.prototype.validate.call(seen as Deployment);
    };
    expect(unknownMembers(wrong, validate)).toEqual(['/spec/replica']);
  });
});
