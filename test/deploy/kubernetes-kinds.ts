/** Schemas of Kubernetes, by kind. */
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { Manifest } from './manifests.js';
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

type Model = (new (data: never) => Readonly<{ apiVersion: string }>) &
  Readonly<{ prototype: { validate: () => void } }>;

/**
 * @returns paths of the members that the schema does not know
 * @throws Error if the manifest is invalid
 */
export function validateManifest(manifest: Manifest): readonly string[] {
  const Kind = KINDS[manifest.kind as keyof typeof KINDS] as Model; // one of the keys, otherwise the class is undefined
  const { apiVersion } = new Kind(manifest as never);
  if (apiVersion !== manifest.apiVersion) throw new Error(`${manifest.kind} has ${apiVersion}`);
  return unknownMembers(manifest, (seen) => {
    Kind.prototype.validate.call(seen);
  });
}
