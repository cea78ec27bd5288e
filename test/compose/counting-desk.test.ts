import { LeaderMeter } from '../../src/adapters/siblings/leader-meter.js';
import { CountingDesk } from '../../src/compose/counting-desk.js';
import { monthOf } from '../../src/core/limits/month.js';
import { MemoryMonthBook } from '../gateway/rate-limit/memory-month-book.js';
import { testMeter } from '../gateway/rate-limit/meter-behaviour.js';

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
