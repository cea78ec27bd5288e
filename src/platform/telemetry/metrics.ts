/** Prometheus metrics: events are counted from channels, other values are read on each scrape. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { OPEN_METRICS_TYPE, toOpenMetrics } from './open-metrics.js';
import {
  REQUEST_FINISHED,
  DEPENDENCY_CALLED,
  type FinishedRequest,
  type DependencyCall,
} from '../../shared/telemetry.js';
import { countFields } from './graphql-metrics.js';
import { subscribe } from './subscribe.js';
import {
  oneAtATime,
  readQuarantineOnScrape,
  readQueuesOnScrape,
  readReviewsOnScrape,
  type ReadQuarantine,
  type ReadQueues,
  type ReadReviews,
} from './database-metrics.js';

/** `jobs`: by state, age of the oldest, and number of unfailed ones older than a minute. */
export type Readings = Readonly<{
  version: string;
  kbVersion: string;
  components: () => Promise<Readonly<Record<string, boolean>>>;
  jobs: () => Promise<
    Readonly<{ counts: Readonly<Record<string, number>>; oldestSeconds: number; late: number }>
  >;
  queues: ReadQueues;
  quarantine: ReadQuarantine;
  vatReviews: ReadReviews;
}>;

/** Seconds: from cached responses to database queries. */
const ANSWER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];
const OUTSIDE_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

const MS = 1000;

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** A method is free text on the wire. */
const methodOf = (method: string): string => (METHODS.includes(method) ? method : 'other');

function countAnswers(registers: [Registry]): () => void {
  const requests = new Counter({
    name: 'nis2_requests_total',
    help: 'Answers by route and status; 429 are refusals of the limits',
    labelNames: ['method', 'path', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'nis2_request_seconds',
    help: 'Time to an answer by route',
    labelNames: ['path'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  return subscribe(REQUEST_FINISHED, (message) => {
    // Each channel carries one type of message.
    const { method, path, status, ms } = message as FinishedRequest;
    requests.inc({ method: methodOf(method), path, status });
    seconds.observe({ path }, ms / MS);
  });
}

function countOutside(registers: [Registry]): () => void {
  const seconds = new Histogram({
    name: 'nis2_outside_seconds',
    help: 'Calls of external services (payment provider, VAT exchange, webhooks, mail, objects) by outcome',
    labelNames: ['service', 'outcome'],
    buckets: OUTSIDE_BUCKETS,
    registers,
  });
  return subscribe(DEPENDENCY_CALLED, (message) => {
    const { service, outcome, ms } = message as DependencyCall; // as above
    seconds.observe({ service, outcome }, ms / MS);
  });
}

function readOnScrape({ version, kbVersion, components }: Readings, registers: [Registry]) {
  const labelNames = ['version', 'kb_version'] as const;
  const about = new Gauge({ name: 'nis2_info', help: 'What runs', labelNames, registers });
  about.set({ version, kb_version: kbVersion }, 1);
  const up = new Gauge({
    name: 'nis2_component_up',
    help: 'Whether a component answers, as GET /v1/status tells it',
    labelNames: ['component'],
    registers,
    collect: async () => {
      for (const [component, isUp] of Object.entries(await components())) {
        up.set({ component }, isUp ? 1 : 0);
      }
    },
  });
}

function readJobsOnScrape(readJobs: Readings['jobs'], registers: [Registry]): void {
  const read = oneAtATime(readJobs);
  const oldest = new Gauge({
    name: 'nis2_oldest_job_seconds',
    help: 'Since when the oldest paid order waits for its documents',
    registers,
    collect: async () => {
      oldest.set((await read()).oldestSeconds);
    },
  });
  const late = new Gauge({
    name: 'nis2_paid_orders_late',
    help: 'Paid orders that have waited for their documents for more than a minute; failed ones are not counted',
    registers,
    collect: async () => {
      late.set((await read()).late);
    },
  });
  const waiting = new Gauge({
    name: 'nis2_jobs',
    help: 'Paid orders whose documents are not there yet, by state',
    labelNames: ['state'],
    registers,
    collect: async () => {
      const { counts } = await read();
      waiting.reset();
      for (const [state, count] of Object.entries(counts)) waiting.set({ state }, count);
    },
  });
}

/** `classic`: Prometheus's text form 0.0.4. */
export type MetricsForm = 'classic' | 'openmetrics';

export type Metrics = Readonly<{
  write: (form: MetricsForm) => Promise<Readonly<{ text: string; contentType: string }>>;
  close: () => void;
}>;

/** Channels are per process: several services in one process are counted together. */
export function openMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const endings = [countAnswers([registry]), countFields([registry]), countOutside([registry])];
  readOnScrape(readings, [registry]);
  readJobsOnScrape(readings.jobs, [registry]);
  readQueuesOnScrape(readings.queues, [registry]);
  readQuarantineOnScrape(readings.quarantine, [registry]);
  readReviewsOnScrape(readings.vatReviews, [registry]);
  return {
    write: async (form) => {
      const text = await registry.metrics();
      return form === 'classic'
        ? { text, contentType: registry.contentType }
        : { text: toOpenMetrics(text), contentType: OPEN_METRICS_TYPE };
    },
    close: () => {
      for (const end of endings) end();
      registry.clear();
    },
  };
}
