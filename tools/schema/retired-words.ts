/** Words that plain technical terms have replaced, in descriptions, comments, test titles and documents. */
const RETIRED =
  /\b(?:anew|demand(?:s|ed)?|desk|lane|nobody|said|says?|stands?|stood|tells?|told|voice|whoever)\b/i;

export function retiredWord(text: string): string | undefined {
  return RETIRED.exec(text)?.[0];
}

const CODE = /\.(?:ts|tsx|js|cjs|css)$/;
const COMMENT = /^\s*(?:\/?\*+|\/\/)(.*)|(?<!['":`])\/\/ (.*)/;
const TITLE = /\b(?:test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`].*)/;

/** Anchors are published addresses. */
const ANCHOR = /<a id="[^"]*">/g;

function proseOf(file: string, line: string): string {
  if (!CODE.test(file)) return line.replaceAll(ANCHOR, '');
  const [, comment, trailing] = COMMENT.exec(line) ?? [];
  return comment ?? trailing ?? TITLE.exec(line)?.[1] ?? '';
}

/** @param file its name decides whether all of it is prose @returns file, line and word of each retired word */
export function proseErrors(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const word = retiredWord(proseOf(file, line));
    return word === undefined ? [] : [`${file}:${String(index + 1)}: uses "${word}"`];
  });
}
