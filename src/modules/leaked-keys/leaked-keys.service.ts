/** Acts on keys that a secret scanner has found in public. Source: D-339. */
import { hash } from 'node:crypto';
import type { Actor } from '../../shared/actor.js';
import { invalid, unauthorized } from '../../shared/errors.js';
import type { Runtime } from '../../shared/runtime.js';
import { isKeyForm } from '../api-keys/domain/key-form.js';
import type { KeysService } from '../api-keys/keys.service.js';
import { readReport, type LeakedToken, type LeakVerdict } from './domain/leak-report.js';
import type { LeakedKeysRepository } from './leaked-keys.repository.js';
import type { ReportSignature, ReportVerifier } from './leaked-keys.ports.js';

/** `notify`: the key stays valid. `block`: it is refused from now on. */
type LeakPolicy = 'notify' | 'block';

export type LeakedKeysDependencies = Readonly<{
  policy: LeakPolicy;
  verifier: ReportVerifier;
  store: LeakedKeysRepository;
  digests: (keyText: string) => readonly Uint8Array[];
  keys: Pick<KeysService, 'block'>;
  runtime: Pick<Runtime, 'id' | 'now'>;
}>;

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalid({ field: 'body', type: 'json_invalid' });
  }
}

const tokenHash = (text: string): string => hash('sha256', text, 'base64');

export class LeakedKeysService {
  constructor(private readonly deps: LeakedKeysDependencies) {}

  /**
   * Repeated messages have no further effect.
   * @throws UNAUTHORIZED if the signature is not the scanner's
   * @throws VALIDATION_FAILED with every error of the message
   * @throws UPSTREAM_UNAVAILABLE if keys of the scanner, or the database, cannot be read
   */
  async receive(
    body: Uint8Array,
    sent: ReportSignature,
    requestId: string,
  ): Promise<readonly LeakVerdict[]> {
    if (!(await this.deps.verifier.isGenuine(body, sent))) throw unauthorized();
    const { tokens, errors } = readReport(parsed(body));
    if (errors.length > 0) throw invalid(...errors);
    const actor = { name: 'secret-scanning', requestId };
    const verdicts: LeakVerdict[] = [];
    for (const token of tokens) verdicts.push(await this.judge(token, actor));
    return verdicts;
  }

  private async judge({ token, type, url }: LeakedToken, actor: Actor): Promise<LeakVerdict> {
    const isOurs = await this.act(token, url, actor);
    const label = isOurs ? 'true_positive' : 'false_positive';
    return { token_hash: tokenHash(token), token_type: type, label };
  }

  /** Blocked first: a failure afterwards is repeated by the scanner. @returns false if it is no key of ours */
  private async act(token: string, url: string | null, actor: Actor): Promise<boolean> {
    const { policy, store, digests, keys, runtime } = this.deps;
    if (!isKeyForm(token)) return false;
    const key = await store.find(digests(token));
    if (key === null) return false;
    if (policy === 'block' && !key.isBlocked) await keys.block(key.keyId, actor);
    await store.notify({ key, url, id: runtime.id(), at: runtime.now() }, actor);
    return true;
  }
}
