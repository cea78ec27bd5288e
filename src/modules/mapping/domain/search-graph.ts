/** Searches nodes of the mapping graph by number or by words of their names, in any language. */
import type { FrameworkKey } from './control.js';
import { foldText } from './fold-text.js';
import { controlNode, measureNode, type GraphNode } from './graph-node.js';
import type { FrameworkMappingKnowledge } from './framework-mapping.js';

type IndexedNode = Readonly<{ node: GraphNode; refs: readonly string[]; names: readonly string[] }>;

export type SearchIndex = readonly IndexedNode[];

export function indexGraph(knowledge: FrameworkMappingKnowledge): SearchIndex {
  const measures = knowledge.measures.map((measure) => ({
    node: measureNode(measure),
    refs: [measure.key, foldText(measure.article)],
    names: Object.values(measure.names).map(foldText),
  }));
  const controls = knowledge.controls.map((control) => ({
    node: controlNode(control),
    refs: [foldText(control.ref)],
    names: [control.title, ...Object.values(control.titles ?? {})]
      .filter((title) => title !== null)
      .map(foldText),
  }));
  return [...measures, ...controls];
}

const RANKS = { ref: 0, refStart: 1, name: 2, nameStart: 3, wordStart: 4, inside: 5 } as const;

function rankOfName(name: string, query: string): number | null {
  if (name === query) return RANKS.name;
  if (name.startsWith(query)) return RANKS.nameStart;
  const at = name.indexOf(query);
  if (at === -1) return null;
  return /[\s\-/(]/.test(name.charAt(at - 1)) ? RANKS.wordStart : RANKS.inside;
}

function rankOfRef(ref: string, query: string): number | null {
  if (ref === query) return RANKS.ref;
  return ref.startsWith(query) ? RANKS.refStart : null;
}

/** If the words are not adjacent, each of them must occur. */
const rankOfWords = (names: readonly string[], words: readonly string[]): number | null =>
  names.some((name) => words.every((word) => name.includes(word))) ? RANKS.inside : null;

function rankOf(
  { refs, names }: IndexedNode,
  query: string,
  words: readonly string[],
): number | null {
  const ranks = [
    ...refs.map((ref) => rankOfRef(ref, query)),
    ...names.map((name) => rankOfName(name, query)),
    rankOfWords(names, words),
  ].filter((rank) => rank !== null);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

const frameworkOf = (node: GraphNode): FrameworkKey =>
  node.kind === 'measure' ? 'nis2' : node.control.framework;

/**
 * Best matches first, then in the order of the knowledge base.
 * @param query a number or words of a name; ignores case and diacritics
 * @param framework null: all
 */
export function searchGraph(
  index: SearchIndex,
  query: string,
  framework: FrameworkKey | null,
): readonly GraphNode[] {
  const folded = foldText(query);
  if (folded === '') return [];
  const words = folded.split(' ');
  return index
    .filter(({ node }) => framework === null || frameworkOf(node) === framework)
    .flatMap((entry) => {
      const rank = rankOf(entry, folded, words);
      return rank === null ? [] : [{ node: entry.node, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ node }) => node);
}
