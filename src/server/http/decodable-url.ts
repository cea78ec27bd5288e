/** Paths that cannot be decoded: the router would leave the usual way of a request at them. */

/** No route has it, so that such a request is answered like any other for an unknown path. */
const UNKNOWN_PATH = '/%00';

/** The address asked for, or an unknown path with the same query where its percent-encoding is broken. */
export function decodableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [UNKNOWN_PATH, ...query].join('?');
  }
}
