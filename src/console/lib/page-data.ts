/** Data that the service embeds in the console's page. */

type WireAnswer = Readonly<{
  provider: string;
  version: string;
  /** Version of the law data. */
  kbVersion: string;
  /** Language → path of its texts. */
  texts: Readonly<Record<string, string>>;
}>;

export const root = document.querySelector<HTMLElement>('#root') ?? document.body;

export const pageData = JSON.parse(root.dataset['console'] ?? '{}') as WireAnswer; // written by the server

export const LANGUAGES: readonly string[] = Object.keys(pageData.texts).sort();
