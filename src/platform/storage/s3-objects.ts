/** Files in an S3-compatible bucket, under their digest, which the store verifies. */
import { channel } from 'node:diagnostics_channel';
import { AwsClient } from 'aws4fetch';
import { NO_DEADLINE, type Deadline } from '../../shared/deadline.js';
import { ServiceError } from '../../shared/errors.js';
import { DEPENDENCY_CALLED, type DependencyCall } from '../../shared/telemetry.js';
import type { ObjectStore } from '../../modules/documents/domain/document-ports.js';

/** `url`: of the bucket, without a trailing slash. */
export type S3Settings = Readonly<{
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

type Call = Readonly<{ method: 'GET' | 'PUT' | 'DELETE'; body?: Uint8Array }>;

const TIMEOUT_MS = 4_000;
/** Besides the first try: all calls are idempotent. */
const RETRIES = 1;
const MISSING = 404;
const RETRY_AFTER_SECONDS = 5;
const SHOWN_CHARACTERS = 200;
/** SHA-256 of the empty body. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const dependencyCalled = channel(DEPENDENCY_CALLED);

function measure(outcome: DependencyCall['outcome'], begun: number): void {
  const call: DependencyCall = { service: 'objects', outcome, ms: performance.now() - begun };
  dependencyCalled.publish(call);
}

const unavailable = (cause: unknown) =>
  new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });

export class S3Objects implements ObjectStore {
  private readonly client: AwsClient;

  constructor(
    private readonly settings: S3Settings,
    private readonly deadline: Deadline = NO_DEADLINE,
  ) {
    const { region, accessKeyId, secretAccessKey } = settings;
    const credentials = { accessKeyId, secretAccessKey };
    this.client = new AwsClient({ ...credentials, region, service: 's3', retries: RETRIES });
  }

  async put(sha256: string, bytes: Uint8Array): Promise<void> {
    await this.ask(sha256, { method: 'PUT', body: bytes });
  }

  async get(sha256: string): Promise<Uint8Array | null> {
    const answer = await this.ask(sha256, { method: 'GET' });
    return answer.status === MISSING ? null : new Uint8Array(await answer.arrayBuffer());
  }

  async remove(sha256: string): Promise<void> {
    await this.ask(sha256, { method: 'DELETE' });
  }

  private patienceMs(): number {
    return Math.max(0, Math.min(TIMEOUT_MS, Math.floor(this.deadline.remainingMs())));
  }

  private async ask(sha256: string, { method, body }: Call): Promise<Response> {
    const begun = performance.now();
    const digest = body === undefined ? EMPTY : sha256;
    const answer = await this.client
      .fetch(`${this.settings.url}/documents/${sha256}`, {
        method,
        redirect: 'manual',
        headers: { 'x-amz-content-sha256': digest },
        signal: AbortSignal.timeout(this.patienceMs()),
        ...(body === undefined ? {} : { body: Buffer.from(body) }),
      })
      .catch((cause: unknown) => {
        measure('unavailable', begun);
        throw unavailable(cause);
      });
    const isMissing = answer.status === MISSING && method !== 'PUT';
    measure(answer.ok || isMissing ? 'ok' : 'unavailable', begun);
    if (answer.ok || isMissing) return answer;
    const answerText = (await answer.text()).slice(0, SHOWN_CHARACTERS);
    throw unavailable(new Error(`the object store answered ${answer.status}: ${answerText}`));
  }
}
