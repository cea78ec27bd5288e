import { LeaderMeter } from '../../src/platform/cluster/primary-rate-limiter.js';
import { CountingDesk } from '../../src/app/cluster-rate-limiter.js';
import { monthOf } from '../../src/shared/limits/month.js';
import { MemoryMonthBook } from '../server/rate-limit/memory-monthly-usage.js';
import { testMeter } from '../server/rate-limit/rate-limiter-behaviour.js';

const desk = new CountingDesk();
const book = new MemoryMonthBook();

/** The way between processes, without its time: the messages as they come out of JSON. */
const link = {
  count: async (ask: Parameters<LeaderMeter['charge']>[0] | object) => {
    const [answer] = await desk.answerAll([JSON.parse(JSON.stringify({ ...ask, id: 1 }))]);
    if (answer === undefined) throw new Error('no answer');
    return answer;
  },
};

testMeter('the counter of the leader', {
  meter: () => new LeaderMeter(link, book, Date.now),
  keptBefore: (subject, used) => {
    book.record(subject, monthOf(Date.now()), used);
  },
});
