/** What the service tells its console with the page. */

type WireAnswer = Readonly<{
  provider: string;
  /** Of the API. */
  version: string;
  /** Of the law data. */
  kbVersion: string;
  /** Language → path of its words. */
  texts: Readonly<Record<string, string>>;
}>;

export const root = document.querySelector<HTMLElement>('#root') ?? document.body;

export const told = JSON.parse(root.dataset['console'] ?? '{}') as WireAnswer; // written by the gateway

export const LANGUAGES: readonly string[] = Object.keys(told.texts).sort();
