/**
 * Names of frameworks and requirements in CISO Assistant's own libraries. Source: library files of its public
 * repository, compared with the lists in `test/modules/mapping-exchange/urns`.
 */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import type { LinkEnd } from '../../mapping/domain/framework-link.js';
import { provisionPoints } from './provision-points.js';

/** `isWhole`: the nodes are the control itself, not parts of it. */
type RequirementNodes = Readonly<{
  nodes: readonly string[];
  isWhole: boolean;
}>;

/** `library`: last part of the URNs of library and framework. */
type Naming = Readonly<{
  library: string;
  nodesOf: (end: LinkEnd) => RequirementNodes;
}>;

const NONE: RequirementNodes = { nodes: [], isWhole: true };

const whole = (node: string): RequirementNodes => ({
  nodes: [node],
  isWhole: true,
});

/** `21(2)(h)` gives `21.2.h`. */
const dotted = (ref: string): string => ref.replace(/\(/g, '.').replace(/\)/g, '').toLowerCase();

const lowerCase = ({ ref }: LinkEnd): RequirementNodes => whole(ref.toLowerCase());

/** Their library holds article 21 alone. */
function directive({ ref }: LinkEnd): RequirementNodes {
  const point = /^art (21\(.+)$/.exec(ref)?.[1];
  return point === undefined ? NONE : whole(dotted(point));
}

function annexPoint({ ref }: LinkEnd): RequirementNodes {
  const point = /^point (.+)$/.exec(ref)?.[1];
  return point === undefined ? NONE : whole(dotted(point));
}

const ARTICLE = /^art (\d+)$/;

function article({ ref }: LinkEnd): RequirementNodes {
  const number = ARTICLE.exec(ref)?.[1];
  return number === undefined ? NONE : whole(`article-${number}`);
}

/** The points that the provision names; the heading of the article if it names none. */
const byArticle =
  (headingOf: (article: number) => string | null) =>
  ({ ref, provision }: LinkEnd): RequirementNodes => {
    const article = ARTICLE.exec(ref)?.[1];
    if (article === undefined) return NONE;
    const points = provisionPoints(provision) ?? [];
    if (points.length > 0 && !points.includes(article)) return { nodes: points, isWhole: false };
    const heading = headingOf(Number(article));
    return heading === null ? NONE : whole(heading);
  };

/** Numbers of the nodes of DORA's articles 1 to 64; 0: unknown. */
const DORA_NODES = [
  110, 114, 119, 185, 191, 210, 230, 235, 243, 260, 266, 287, 303, 316, 0, 322, 336, 346, 357, 376,
  378, 382, 0, 389, 396, 400, 419, 433, 469, 478, 507, 521, 531, 537, 541, 553, 557, 563, 569, 577,
  582, 585, 597, 600, 604, 612, 614, 619, 622, 625, 632, 635, 638, 640, 647, 652, 656, 665, 670,
  672, 674, 676, 678, 680,
];

function doraHeading(article: number): string | null {
  const node = DORA_NODES[article - 1] ?? 0;
  return node === 0 ? null : `node${node}`;
}

const NAMES: Readonly<Partial<Record<FrameworkKey, Naming>>> = {
  nis2: { library: 'nis2-directive', nodesOf: directive },
  iso27001: { library: 'iso27001-2022', nodesOf: lowerCase },
  dora: { library: 'dora', nodesOf: byArticle(doraHeading) },
  gdpr: {
    library: 'gdpr',
    nodesOf: byArticle((article) => `article-${article}`),
  },
  ir_2024_2690: {
    library: 'annex-technical-and-methodological-requirements-nis2',
    nodesOf: annexPoint,
  },
  nist_csf_2_0: { library: 'nist-csf-2.0', nodesOf: lowerCase },
  rts_2024_1774: { library: 'rts-dora-ict-risk-management', nodesOf: article },
  e_its_2024: { library: 'e-its-2024', nodesOf: lowerCase },
  recyf: { library: 'recyf', nodesOf: lowerCase },
};

/**
 * Null if they ship no such framework (of the CIS Controls they know version 8 alone), or if its requirements have
 * names that do not follow from our numbers (CyFun, IT-Grundschutz, ENS): it is exported with our own URNs.
 */
export const namingOf = (framework: FrameworkKey): Naming | null => NAMES[framework] ?? null;

/** Pairs of which they ship a mapping; loading another one replaces theirs. */
const SHIPPED: readonly (readonly [FrameworkKey, FrameworkKey])[] = [
  ['ir_2024_2690', 'iso27001'],
  ['ir_2024_2690', 'nist_csf_2_0'],
  ['ir_2024_2690', 'cyfun_2023'],
  ['ir_2024_2690', 'recyf'],
  ['recyf', 'iso27001'],
  ['nist_csf_2_0', 'iso27001'],
];

/** In either direction. */
export const isShipped = (from: FrameworkKey, to: FrameworkKey): boolean =>
  SHIPPED.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
