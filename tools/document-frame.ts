/** Frame of every template: cover, document control, contents, header, footer. */
import {
  Footer,
  Header,
  PageBreak,
  PageNumber,
  Paragraph,
  ShadingType,
  TextRun,
  type FileChild,
} from 'docx';
import type { DocumentPlan } from '../src/modules/documents/domain/document-plan.js';
import { isApproved } from '../src/modules/documents/domain/frame-words.js';
import { BRASS, GREY, NAVY, THIN } from './docx-parts.js';
import { leading, SANS } from './document-styles.js';
import { chosenContents, contents, fillable, rightTab, run } from './document-elements.js';
import { factsTable, ruledFacts, signatures } from './document-tables.js';

const VALUE = { size: 18, font: SANS } as const;
const gap = (after: number): Paragraph =>
  new Paragraph({ children: [], spacing: { after, ...leading(240) } });

/** Class, annex and authority on the cover of a composed document. */
const standing = (): FileChild[] => [gap(200), ruledFacts('cover_rows')];

export const cover = (isComposed: boolean): FileChild[] => [
  new Paragraph({
    children: [run('{provider}', { font: SANS, size: 21, bold: true, color: NAVY })],
    border: { bottom: { ...THIN, color: NAVY, size: 10, space: 10 } },
    spacing: { after: 2600 },
  }),
  new Paragraph({
    children: [run('{title}', { size: 62, color: NAVY })],
    spacing: { after: 200, ...leading(240) },
  }),
  new Paragraph({
    children: [run('{subtitle}', { size: 26, color: GREY })],
    spacing: { after: 700 },
  }),
  factsTable([
    ['{word_prepared_for}', fillable('organisation_name', { ...VALUE, bold: true })],
    ['{word_registration_code}', fillable('organisation_code', VALUE)],
    ['{word_country}', fillable('country_code', VALUE)],
    ['{word_date}', [run('{date}', VALUE)]],
    ['{word_newest_source}', [run('{position_date}', VALUE)]],
    ['{word_kb_version}', [run('{kb_version}', VALUE)]],
  ]),
  ...(isComposed ? standing() : []),
  gap(300),
  new Paragraph({ children: [run('{word_notice_text}', { size: 17, font: SANS, color: GREY })] }),
  new Paragraph({ children: [new PageBreak()] }),
];

/** Head of a short document: title, that it is not law, and its facts. */
export const brief = (): FileChild[] => [
  new Paragraph({
    children: [run('{provider}', { font: SANS, size: 19, bold: true, color: NAVY })],
    border: { bottom: { ...THIN, color: NAVY, size: 10, space: 6 } },
    spacing: { after: 240 },
  }),
  new Paragraph({
    children: [run('{title}', { size: 40, color: NAVY })],
    spacing: { after: 80, ...leading(240) },
  }),
  new Paragraph({
    children: [run('{subtitle}', { size: 22, color: GREY })],
    spacing: { after: 160 },
  }),
  new Paragraph({
    children: [run('{draft_notice}', { size: 18, font: SANS, bold: true })],
    shading: { type: ShadingType.CLEAR, fill: 'F3F5F7', color: 'auto' },
    border: { left: { style: 'single', size: 18, color: BRASS, space: 8 } },
    spacing: { after: 200, ...leading(250) },
  }),
  factsTable([
    ['{word_prepared_for}', fillable('organisation_name', { ...VALUE, bold: true })],
    ['{word_registration_code}', fillable('organisation_code', VALUE)],
    ['{word_date}', [run('{date}', VALUE)]],
    ['{word_newest_source}', [run('{position_date}', VALUE)]],
    ['{word_number}', [run('{number} · {kb_version}', VALUE)]],
  ]),
];

const subtitle = (tag: string): Paragraph =>
  new Paragraph({
    children: [run(tag, { size: 30, bold: true, color: NAVY })],
    spacing: { before: 300, after: 140 },
    keepNext: true,
  });

export const control = (plan: DocumentPlan, isComposed: boolean): FileChild[] => [
  subtitle('{word_control}'),
  factsTable([
    ['{word_number}', [run('{number}', VALUE)]],
    ['{word_version}', [run('{word_version_value}', VALUE)]],
    ['{word_status}', [run('{word_status_value}', VALUE)]],
    ['{word_owner}', fillable('owner', VALUE)],
    ['{word_date}', [run('{date}', VALUE)]],
    ['{word_newest_source}', [run('{position_date}', VALUE)]],
    ['{word_kb_version}', [run('{kb_version}', VALUE)]],
  ]),
  ...(isApproved(plan.kind) ? [subtitle('{word_approval}'), signatures()] : []),
  subtitle('{word_contents}'),
  ...(isComposed
    ? chosenContents(plan.sections.map(({ key }) => key))
    : contents([...plan.sections.map(({ key }) => `${key}_title`), 'word_sources'])),
  new Paragraph({ children: [new PageBreak()] }),
];

const SMALL = { font: SANS, size: 15, color: GREY } as const;

export const header = (): Header =>
  new Header({
    children: [
      new Paragraph({
        children: [run('{provider}', SMALL), new TextRun({ ...SMALL, text: '\t{title}' })],
        tabStops: [rightTab],
        border: { bottom: { ...THIN, space: 4 } },
      }),
    ],
  });

export const footer = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          run('{number} · {kb_version}', SMALL),
          new TextRun({
            ...SMALL,
            children: ['\t{word_page} ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
        tabStops: [rightTab],
        border: { top: { ...THIN, space: 4 } },
      }),
    ],
  });
