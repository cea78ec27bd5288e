/**
 * Essential rules of PDF/A-2b (ISO 19005-2), by clause. Not checked: digital signatures, optional content, JPEG 2000,
 * colour spaces other than those that the service uses (their use is an error), and font programs beyond their metrics.
 */
import { contentProblems } from './pdf-a-content.js';
import { fontProblems } from './pdf-a-fonts.js';
import { shownText } from './pdf-a-shown.js';
import { catalogue, packet, syntax, transparency } from './pdf-a-strict.js';
import {
  isDictionary,
  nameOf,
  readPdf,
  resolved,
  streamOf,
  textOf,
  type PdfDictionary,
  type PdfFile,
  type PdfValue,
} from './pdf-file.js';

type Rule = readonly [clause: string, check: (file: PdfFile) => readonly string[]];

const dictionary = (file: PdfFile, value: PdfValue | undefined): PdfDictionary => {
  const found = resolved(file, value);
  return isDictionary(found) ? found : new Map();
};

const rootOf = (file: PdfFile): PdfDictionary => dictionary(file, file.trailer.get('Root'));
const dictionaries = ({ objects }: PdfFile): readonly PdfDictionary[] =>
  [...objects.values()].flatMap(({ value }) => (isDictionary(value) ? [value] : []));
const ofType = (file: PdfFile, type: string): readonly PdfDictionary[] =>
  dictionaries(file).filter((one) => nameOf(one.get('Type')) === type);
const when = (isBroken: boolean, problem: string): readonly string[] => (isBroken ? [problem] : []);

const xmpOf = (file: PdfFile): string =>
  streamOf(file, rootOf(file).get('Metadata'))?.toString('utf8') ?? '';

/** Info entries and the properties that must repeat them. */
const REPEATED = [
  ['Title', /<dc:title>[\s\S]*?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/],
  ['Author', /<dc:creator>[\s\S]*?<rdf:li>([\s\S]*?)<\/rdf:li>/],
  ['Subject', /<dc:description>[\s\S]*?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/],
  ['Creator', /<xmp:CreatorTool>([\s\S]*?)<\/xmp:CreatorTool>/],
  ['Producer', /<pdf:Producer>([\s\S]*?)<\/pdf:Producer>/],
] as const;

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function metadata(file: PdfFile): readonly string[] {
  const xmp = xmpOf(file);
  const info = dictionary(file, file.trailer.get('Info'));
  return [
    ...when(!/<pdfaid:part>2<\/pdfaid:part>/.test(xmp), 'no part in the metadata'),
    ...when(!/<pdfaid:conformance>B</.test(xmp), 'no conformance in the metadata'),
    ...when(dictionary(file, rootOf(file).get('Metadata')).has('Filter'), 'filtered metadata'),
    ...REPEATED.flatMap(([entry, property]) => {
      const stated = unescaped(property.exec(xmp)?.[1] ?? '').trim();
      const text = textOf(resolved(file, info.get(entry)));
      return when(stated !== text, `${entry} is "${text}" and "${stated}"`);
    }),
    ...when(!/<xmp:CreateDate>\d{4}-/.test(xmp), 'no date in the metadata'),
  ];
}

function outputIntent(file: PdfFile): readonly string[] {
  const intents = resolved(file, rootOf(file).get('OutputIntents'));
  const intent = dictionary(
    file,
    Array.isArray(intents) ? (intents as readonly PdfValue[])[0] : undefined,
  );
  const profile = streamOf(file, intent.get('DestOutputProfile'));
  return [
    ...when(nameOf(intent.get('S')) !== 'GTS_PDFA1', 'no output intent'),
    ...when(dictionary(file, intent.get('DestOutputProfile')).get('N') !== 3, 'N is not 3'),
    ...when(profile?.toString('latin1', 36, 40) !== 'acsp', 'no ICC profile'),
    ...when(profile?.toString('latin1', 16, 20) !== 'RGB ', 'the profile is not RGB'),
    ...when((profile?.[8] ?? 9) > 4, 'the version of the profile is above 4'),
  ];
}

const FORBIDDEN_KEYS = [
  'AA',
  'JS',
  'XFA',
  'NeedAppearances',
  'OPI',
  'Ref',
  'PS',
  'TR',
  'EmbeddedFiles',
  'AF',
  'Encrypt',
];
const FILTERS = new Set(['', 'FlateDecode', 'DCTDecode']);
const BLEND_MODES = new Set(['', 'Normal', 'Compatible']);

const forbidden = (file: PdfFile): readonly string[] => [
  ...dictionaries(file).flatMap((one) =>
    FORBIDDEN_KEYS.filter((key) => one.has(key)).map((key) => `/${key} is used`),
  ),
  ...dictionaries(file).flatMap((one) =>
    when(!FILTERS.has(nameOf(one.get('Filter'))), `filter ${nameOf(one.get('Filter'))}`),
  ),
  ...dictionaries(file).flatMap((one) =>
    when(!BLEND_MODES.has(nameOf(one.get('BM'))), 'blend mode'),
  ),
  ...when(file.trailer.has('Encrypt'), 'encrypted'),
];

const PRINT = 4;
const NOT_SHOWN = 2 + 32;

const annotations = (file: PdfFile): readonly string[] =>
  ofType(file, 'Annot').flatMap((one) => {
    const flags = Number(one.get('F') ?? 0);
    return [
      ...when(nameOf(one.get('Subtype')) !== 'Link', 'an annotation that is no link'),
      ...when((flags & PRINT) === 0 || (flags & NOT_SHOWN) !== 0, 'flags of an annotation'),
    ];
  });

const actions = (file: PdfFile): readonly string[] =>
  dictionaries(file)
    .filter((one) => one.has('S') && (one.has('URI') || one.has('D')))
    .flatMap((one) => when(!['GoTo', 'URI'].includes(nameOf(one.get('S'))), 'a forbidden action'));

const images = (file: PdfFile): readonly string[] =>
  dictionaries(file)
    .filter((one) => nameOf(one.get('Subtype')) === 'Image')
    .flatMap((one) => [
      ...when(one.get('Interpolate') === true, 'an interpolated image'),
      ...when(
        !['DeviceRGB', 'DeviceGray', ''].includes(nameOf(one.get('ColorSpace'))),
        `an image in ${nameOf(one.get('ColorSpace'))}`,
      ),
    ]);

const contents = (file: PdfFile): readonly string[] =>
  ofType(file, 'Page').flatMap((page) =>
    contentProblems(streamOf(file, page.get('Contents'))?.toString('latin1') ?? ''),
  );

const structure = (file: PdfFile): readonly string[] => [
  ...when(!/^%PDF-1\.[4-7]\s/.test(file.text), 'header'),
  ...when(!/^%PDF-1\.\d\s+%[\x80-\xff]{4}/.test(file.text), 'no binary comment'),
  ...when(!Array.isArray(file.trailer.get('ID')), 'no ID'),
  ...when(!/%%EOF\s*$/.test(file.text), 'no end'),
  ...file.problems,
];

const limits = (file: PdfFile): readonly string[] =>
  dictionaries(file).flatMap((one) =>
    [...one].flatMap(([key, value]) => [
      ...when(key.length > 127, 'a long name'),
      ...when(typeof value === 'string' && value.length > 32_767, 'a long text'),
    ]),
  );

const document = (file: PdfFile): readonly string[] => [
  ...when(textOf(rootOf(file).get('Lang')) === '', 'no language'),
  ...when(ofType(file, 'Page').length === 0, 'no page'),
];

/** Clauses of ISO 19005-2. */
const RULES: readonly Rule[] = [
  ['6.1.2 header, 6.1.3 trailer, 6.1.4 cross-references, 6.1.7.1 stream lengths', structure],
  [
    '6.1.7.2 filters, 6.2.2 content, 6.2.5 graphics state, 6.2.9 XObjects, 6.5.1 scripts, 6.8 files',
    forbidden,
  ],
  ['6.1.13 limits', limits],
  ['6.2.2 operators, 6.1.13 nesting', contents],
  ['6.2.3 output intent', outputIntent],
  ['6.2.8 images', images],
  ['6.2.11 fonts: embedded, metrics, no missing glyph', fontProblems],
  ['6.3 annotations', annotations],
  ['6.5.1 actions', actions],
  ['6.6 metadata, 6.6.4 identification', metadata],
  ['6.1.3 identifiers, 6.1.9 objects', syntax],
  ['6.1.12 permissions, 6.4 forms, 6.9 optional content, 6.10 presentations', catalogue],
  ['6.2.5 graphics state, 6.2.10 transparency', transparency],
  ['6.2.2 resources, 6.2.11 widths and text of what is shown', shownText],
  ['6.6.2 metadata packet, schemas and dates', packet],
  ['language and pages', document],
];

/** Problems with their clause; none for a valid file. */
export function pdfAProblems(bytes: Uint8Array): readonly string[] {
  const file = readPdf(Buffer.from(bytes));
  return RULES.flatMap(([clause, check]) => check(file).map((problem) => `${clause}: ${problem}`));
}
