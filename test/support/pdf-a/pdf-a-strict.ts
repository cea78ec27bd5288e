/** Further rules of PDF/A-2b: syntax of objects, catalogue, metadata packet and dates, transparency. */
import { parseXml, elements, within, type Xml } from '../../../src/platform/pdf/word/xml.js';
import {
  isDictionary,
  nameOf,
  resolved,
  streamOf,
  textOf,
  type PdfDictionary,
  type PdfFile,
  type PdfValue,
} from './pdf-file.js';

const when = (isBroken: boolean, problem: string): readonly string[] => (isBroken ? [problem] : []);

const dictionary = (file: PdfFile, value: PdfValue | undefined): PdfDictionary => {
  const found = resolved(file, value);
  return isDictionary(found) ? found : new Map();
};

const list = (file: PdfFile, value: PdfValue | undefined): readonly PdfValue[] => {
  const found = resolved(file, value);
  return Array.isArray(found) ? (found as readonly PdfValue[]) : [];
};

const dictionaries = ({ objects }: PdfFile): readonly PdfDictionary[] =>
  [...objects.values()].flatMap(({ value }) => (isDictionary(value) ? [value] : []));

const rootOf = (file: PdfFile): PdfDictionary => dictionary(file, file.trailer.get('Root'));

/** 6.1.3: two identifiers; 6.1.7.1: no data outside the file; 6.1.9: line ends around objects; 6.1.6: hexadecimal strings. */
export function syntax(file: PdfFile): readonly string[] {
  const ids = list(file, file.trailer.get('ID'));
  const isId = (one: PdfValue | undefined) => typeof one === 'string' && one.length >= 16;
  const heads = [...file.text.matchAll(/(?:^|[\r\n])(\d+) +(\d+) +obj([^\r\n]?)/g)];
  const withoutEnd = heads.filter(([, , , after]) => after !== '').length;
  const hasExternalStream = dictionaries(file).some(
    (one) => one.has('FFilter') || one.has('FDecodeParms'),
  );
  return [
    ...when(ids.length !== 2 || !ids.every(isId), 'the trailer has no two identifiers'),
    ...when(heads.length < file.objects.size, 'an object does not begin a line'),
    ...when(withoutEnd > 0, 'no line end after obj'),
    ...when(
      /[^\r\n]endobj/.test(file.text.replaceAll(/\sendobj/g, '\nendobj')),
      'no line end before endobj',
    ),
    ...when(hasExternalStream, 'stream data outside the file'),
    ...when(!file.text.includes('%%EOF'), 'no end'),
  ];
}

/** 6.1.12, 6.4, 6.9, 6.10 and 6.11: no permissions, forms, optional content, alternate presentations, requirements. */
export function catalogue(file: PdfFile): readonly string[] {
  const root = rootOf(file);
  const forbidden = [
    'Perms',
    'AcroForm',
    'OCProperties',
    'Requirements',
    'OpenAction',
    'NeedsRendering',
  ];
  const names = dictionary(file, root.get('Names'));
  return [
    ...forbidden.filter((key) => root.has(key)).map((key) => `/${key} in the catalogue`),
    ...['AlternatePresentations', 'JavaScript', 'EmbeddedFiles']
      .filter((key) => names.has(key))
      .map((key) => `/${key} among the names`),
    ...dictionaries(file).flatMap((one) => when(one.has('PresSteps'), 'steps of a presentation')),
    ...when(
      dictionary(file, root.get('ViewerPreferences')).get('DisplayDocTitle') !== true,
      'the title is not displayed',
    ),
  ];
}

const NAMESPACES = new Set([
  'adobe:ns:meta/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
  'http://ns.adobe.com/xap/1.0/',
  'http://ns.adobe.com/pdf/1.3/',
  'http://www.aiim.org/pdfa/ns/id/',
]);

const namespacesIn = (element: Xml): readonly string[] => [
  ...Object.entries(element.attributes).flatMap(([name, value]) =>
    name.startsWith('xmlns:') ? [value] : [],
  ),
  ...elements(element).flatMap(namespacesIn),
];

const MINUTES = 60;
const MILLISECONDS = 60_000;

/** Of an Info entry such as D:20261126100000Z or +02'00'. */
function instantOf(text: string): number {
  const [, date = '', sign = '', hours = '0', minutes = '0'] =
    /^D:(\d{14})(?:Z|([+-])(\d\d)'?(\d\d)?'?)?$/.exec(text) ?? [];
  const iso = date.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z');
  const ahead = (Number(hours) * MINUTES + Number(minutes)) * (sign === '-' ? -1 : 1);
  return Date.parse(iso) - ahead * MILLISECONDS;
}

const DATES = [
  ['CreationDate', 'xmp:CreateDate'],
  ['ModDate', 'xmp:ModifyDate'],
] as const;

function xmlIn(packet: string): Xml | null {
  const text = packet.slice(packet.indexOf('<x:xmpmeta'), packet.indexOf('<?xpacket end'));
  try {
    return parseXml(text.trim());
  } catch {
    return null;
  }
}

/** 6.6.2: a packet of well-formed XML with the properties of known schemas, and the dates of the Info dictionary. */
export function packet(file: PdfFile): readonly string[] {
  const reference = rootOf(file).get('Metadata');
  const entry = dictionary(file, reference);
  const text = streamOf(file, reference)?.toString('utf8') ?? '';
  const [head = ''] = /^\uFEFF?\s*<\?xpacket begin=[^>]*\?>/.exec(text) ?? [];
  const xml = xmlIn(text);
  if (xml === null) return ['the metadata is not well-formed'];
  const info = dictionary(file, file.trailer.get('Info'));
  const valueOf = (name: string): string => {
    const [value = ''] = within(xml, name)?.children ?? [];
    return typeof value === 'string' ? value.trim() : '';
  };
  return [
    ...when(
      nameOf(entry.get('Type')) !== 'Metadata' || nameOf(entry.get('Subtype')) !== 'XML',
      'type of the metadata',
    ),
    ...when(head === '' || /\s(bytes|encoding)=/.test(head), 'header of the packet'),
    ...when(!/<\?xpacket end=['"][rw]['"]\?>\s*$/.test(text), 'end of the packet'),
    ...namespacesIn(xml)
      .filter((one) => !NAMESPACES.has(one))
      .map((one) => `properties of ${one}`),
    ...DATES.flatMap(([key, name]) => {
      const stated = textOf(resolved(file, info.get(key)));
      return when(instantOf(stated) !== Date.parse(valueOf(name)), `${key} differs from ${name}`);
    }),
  ];
}

const DEVICE_INDEPENDENT = new Set(['DeviceRGB', 'DeviceGray', '']);

/** 6.2.10: with an output intent a group needs no colour space; a stated one is covered by the intent. 6.2.5. */
export const transparency = (file: PdfFile): readonly string[] =>
  dictionaries(file).flatMap((one) => {
    const group = dictionary(file, one.get('Group'));
    return [
      ...when(!DEVICE_INDEPENDENT.has(nameOf(group.get('CS'))), 'colour space of a group'),
      ...when(one.has('TR2') || one.has('HTP') || one.has('HT'), 'transfer functions or halftones'),
      ...when(
        one.has('SMask') && nameOf(one.get('Type')) === 'ExtGState',
        'a mask in a graphics state',
      ),
    ];
  });
