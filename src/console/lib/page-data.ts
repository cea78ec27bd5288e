/** Data that the service embeds in the console's page. */

type PageData = Readonly<{
  provider: string;
  version: string;
  /** The service runs with SECURITY_PROFILE=strict. */
  isStrict: boolean;
  /** Version of the law data. */
  kbVersion: string;
  /** Language → path of its texts. */
  texts: Readonly<Record<string, string>>;
  /** Language → path of the questions of scoping. */
  questions: Readonly<Record<string, string>>;
  /** Language → path of the price list. */
  offers: Readonly<Record<string, string>>;
  /** Requests under each licence. */
  limits: Readonly<Record<string, Readonly<{ perMinute: number; perMonth: number | null }>>>;
  /** Path of the offline package. */
  rules: string;
  /** Path of the counts of the coverage matrix. */
  coverage: string;
}>;

export const root = document.querySelector<HTMLElement>('#root') ?? document.body;

export const pageData = JSON.parse(root.dataset['console'] ?? '{}') as PageData; // written by the server

export const LANGUAGES: readonly string[] = Object.keys(pageData.texts).sort();
