/**
 * A reader who uses only the keyboard. Time is estimated by the keystroke-level model (Card, Moran and Newell, 1980):
 * 0.28 s for a key of an average typist who is not a secretary, 1.35 s to decide before each step.
 */
import type { Page } from 'playwright-core';

const KEY_SECONDS = 0.28;
const DECISION_SECONDS = 1.35;
const MAX_TABS = 150;

/** Name of the focused element: its label, or else its text. */
const NAME = `(() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return '';
  const label = one.labels?.[0]?.textContent ?? one.getAttribute('aria-label');
  return (label ?? one.textContent ?? '').replace(/\\s+/g, ' ').trim();
})()`;

export class Keyboard {
  private keys = 0;
  private decisions = 0;

  constructor(private readonly page: Page) {}

  get count(): number {
    return this.keys;
  }

  /** Seconds of the reader, excluding waiting time. */
  get seconds(): number {
    return this.keys * KEY_SECONDS + this.decisions * DECISION_SECONDS;
  }

  async strike(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses the tab key until an element whose name begins or ends like this has the focus. */
  async to(name: string): Promise<void> {
    this.decisions += 1;
    const passed: string[] = [];
    for (let count = 0; count < MAX_TABS; count += 1) {
      await this.strike('Tab');
      const here = await this.page.evaluate<string>(NAME);
      if (here.startsWith(name) || here.endsWith(name)) return;
      passed.push(here);
    }
    throw new Error(`the tab key never reached "${name}": ${passed.join(' | ')}`);
  }

  async enter(name: string): Promise<void> {
    await this.to(name);
    await this.strike('Enter');
  }

  async fill(name: string, text: string): Promise<void> {
    await this.to(name);
    await this.type(text);
  }
}
