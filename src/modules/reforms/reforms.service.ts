/** Drafts of the law data, read from memory. */
import { notFound } from '../../shared/errors.js';
import type { Reform, ReformsKnowledge } from './domain/reform.js';

export class ReformsService {
  constructor(private readonly drafts: ReformsKnowledge) {}

  reforms(): readonly Reform[] {
    return Object.values(this.drafts);
  }

  /** @throws NOT_FOUND if no draft has the id */
  reform(id: string): Reform {
    const found = Object.hasOwn(this.drafts, id) ? this.drafts[id] : undefined;
    if (found === undefined) throw notFound();
    return found;
  }
}
