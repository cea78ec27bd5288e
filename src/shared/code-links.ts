/**
 * Links whose code is their permission: to documents and to payment pages. In the strict profile the code is behind `#`:
 * browsers send that part to no server, and pages of the service send it in a body. Source: D-384.
 */
import type { Language } from './language.js';

/** Pages of the strict profile, which read the code. */
export const DOWNLOAD_PAGE = '/download';
export const PAYMENT_PAGE = '/pay';

/** `isHidden`: codes are behind `#`; paths that contain a code lead nowhere. */
export type CodeLinks = Readonly<{
  isHidden: boolean;
  /** @param format null: .docx */
  document: (token: string, format: 'pdf' | null) => string;
  /** @param language null: that of the order */
  payment: (name: string, language: Language | null) => string;
  /** A link to a payment page that was stored under either profile, or of another service. */
  current: (stored: string) => string;
}>;

/** Name of a payment page of the service. */
const NAME = /^\/pay[/#]([\w-]+)$/;

const queryOf = (name: string, value: string | null): string =>
  value === null ? '' : `?${name}=${value}`;

/** @param baseUrl without a trailing slash; empty: links within the service */
export const codeLinks = (baseUrl: string, isStrict: boolean): CodeLinks => {
  const link = (page: string, path: string) => (code: string, query: string) =>
    isStrict ? `${baseUrl}${page}${query}#${code}` : `${baseUrl}${path}/${code}${query}`;
  const [toDocument, toPayment] = [link(DOWNLOAD_PAGE, '/v1/download'), link(PAYMENT_PAGE, '/pay')];
  const nameIn = (stored: string): string | undefined =>
    stored.startsWith(baseUrl) ? NAME.exec(stored.slice(baseUrl.length))?.[1] : undefined;
  return {
    isHidden: isStrict,
    document: (token, format) => toDocument(token, queryOf('vorming', format)),
    payment: (name, language) => toPayment(name, queryOf('keel', language)),
    current: (stored) => {
      const name = nameIn(stored);
      return name === undefined ? stored : toPayment(name, '');
    },
  };
};
