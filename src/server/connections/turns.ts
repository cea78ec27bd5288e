/** Work that waits for its turn: so many pieces in each turn of the process, so that new requests come in between. */

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
