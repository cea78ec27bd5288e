/** Runs waiting work in batches per event-loop turn, so that new requests get in between. */

const PIECES_A_TURN = 16;

export class Turns {
  private waiting: (() => void)[] = [];

  add(work: () => void): void {
    this.waiting.push(work);
    if (this.waiting.length === 1) setImmediate(this.run);
  }

  private readonly run = (): void => {
    const now = this.waiting.slice(0, PIECES_A_TURN);
    for (const work of now) work();
    this.waiting = this.waiting.slice(now.length);
    if (this.waiting.length > 0) setImmediate(this.run);
  };
}
