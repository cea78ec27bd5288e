import { PrimaryRateLimiter } from '../../src/platform/cluster/primary-rate-limiter.js';
import { ClusterRateLimiter } from '../../src/app/cluster-rate-limiter.js';
import { monthOf } from '../../src/shared/limits/month.js';
import { MemoryMonthlyUsage } from '../server/rate-limit/memory-monthly-usage.js';
import { testLeases } from '../server/rate-limit/lease-behaviour.js';
import { testRateLimiter } from '../server/rate-limit/rate-limiter-behaviour.js';

const counters = new ClusterRateLimiter();
const monthlyUsage = new MemoryMonthlyUsage();

/** The IPC channel without its latency: messages pass through JSON. */
const link = {
  count: async (ask: Parameters<PrimaryRateLimiter['consume']>[0] | object) => {
    const [answer] = await counters.answerAll([JSON.parse(JSON.stringify({ ...ask, id: 1 }))]);
    if (answer === undefined) throw new Error('no answer');
    return answer;
  },
};

testRateLimiter('the counter of the primary', {
  rateLimiter: () => new PrimaryRateLimiter(link, monthlyUsage, Date.now),
  keptBefore: (subject, used) => {
    monthlyUsage.record(subject, monthOf(Date.now()), used);
  },
});

testLeases(
  'the counter of the primary',
  () => new PrimaryRateLimiter(link, monthlyUsage, Date.now),
);
