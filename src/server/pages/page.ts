/** A page, or a file of a page, ready to send. */
import { hash } from 'node:crypto';

/** `contentSecurityPolicy`: must be sent as the header of that name. */
export type HtmlPage = Readonly<{
  contentType: string;
  body: string;
  contentSecurityPolicy: string;
}>;

/** The path changes with the content, so it can be cached forever. `gzip`: compressed `body`. `etag`: with quotes. */
export type PageAsset = Readonly<{ contentType: string; body: Buffer; gzip: Buffer; etag: string }>;

export const HTML = 'text/html; charset=utf-8';

/** Allows exactly this inline style or script. */
export const hashSource = (inline: string): string =>
  `'sha256-${hash('sha256', inline, 'base64')}'`;

export const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...directives,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Of a page with one inline style and the fonts of the service. `more`: directives besides. */
export const pagePolicy = (style: string, more: Readonly<Record<string, string>> = {}): string =>
  policy({
    'font-src': "'self'",
    'style-src': hashSource(style),
    'img-src': 'data:',
    ...more,
  });

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#14304f"/><path d="M9 23V9l14 14V9" fill="none" stroke="#e3c07f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Inlined, which saves a request. */
export const ICON_LINK = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`;
