/** Content streams of a PDF/A file: known operators, balanced nesting. */
const OPERATORS = new Set(
  'b B b* B* BDC BI BMC BT c cm CS cs d Do EMC ET f f* G g gs h i j J l m M n q Q re RG rg ri s S SC sc SCN scn Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y'.split(
    ' ',
  ),
);
const MAX_NESTED = 28;

/** CMYK operators are missing from the list: they need another output intent. */
export function contentProblems(content: string): readonly string[] {
  const bare = content.replaceAll(/\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f]*>|\[|\]/g, ' ');
  const words = bare
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[+-]?[\d.]+(e-?\d+)?$|^\//.test(word));
  let depth = 0;
  let deepest = 0;
  for (const word of words) {
    depth += word === 'q' ? 1 : word === 'Q' ? -1 : 0;
    deepest = Math.max(deepest, depth);
  }
  return [
    ...words.filter((word) => !OPERATORS.has(word)).map((word) => `operator ${word}`),
    ...(depth !== 0 || deepest > MAX_NESTED ? ['q and Q are not balanced'] : []),
  ];
}
