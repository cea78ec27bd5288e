/** Replaces undecodable paths, which would bypass the normal pipeline. */

/** No route has it: the answer is the usual 404. */
const UNKNOWN_PATH = '/%00';

export function decodableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [UNKNOWN_PATH, ...query].join('?');
  }
}
