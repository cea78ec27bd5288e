/** Order of suites where no earlier run has measured them: long ones first, so that none is left at the end. */
import TestSequencer from '@jest/test-sequencer';

/** Suites with a browser, a service or processes of their own, and those that make many documents. */
const LONG = /\/test\/(console|docs|contract|client|offline|deploy)\/|kb-release|document|language/;

/** Of these, suites that take over 20 s. */
const LONGEST =
  /\/test\/(docs\/(pages|snippets)|console\/(views|states|buyer)|modules\/documents\/every-language|contract\/(access-matrix|portfolio-proxies))\./;

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined && duration !== null)) return sorted;
    const rank = ({ path }) => Number(LONG.test(path)) + Number(LONGEST.test(path));
    return sorted.sort((one, other) => rank(other) - rank(one));
  }
}
