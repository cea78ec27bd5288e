/** Law data that the rules of the offline package need, in one language. */
import type { Knowledge } from '../../knowledge/load-knowledge.js';
import type { Language } from '../../shared/language.js';
import { groupBy } from '../../shared/group-by.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { Control } from '../mapping/domain/control.js';
import { controlKeyOf } from '../mapping/domain/mapping-graph.js';
import type { BundledHolidays, BundledKnowledge, BundledMapping } from './domain/law-bundle.js';

/** Of references of the gap assessment, which have titles. */
const NAMED_FRAMEWORK = 'iso27001';

function inLanguage({ framework, ref, title, titles }: Control, language: Language): Control {
  const own = titles?.[language];
  const named = { framework, ref, title, parent: null };
  return own === undefined ? named : { ...named, titles: { [language]: own } };
}

function toMapping(
  { measures, controls, edges }: Knowledge['frameworkMapping'],
  language: Language,
): BundledMapping {
  const linked = new Set(edges.map(controlKeyOf));
  const isNamed = (one: Control): boolean =>
    one.framework === NAMED_FRAMEWORK || linked.has(controlKeyOf(one));
  const others = groupBy(
    controls.filter((one) => !isNamed(one)),
    ({ framework }) => framework,
  );
  return {
    // Only the name in the language of the bundle is read.
    measures: measures.map((one) => ({
      ...one,
      names: { [language]: one.names[language] } as typeof one.names,
    })),
    controls: controls.filter(isNamed).map((one) => inLanguage(one, language)),
    edges,
    refs: Object.fromEntries([...others].map(([key, list]) => [key, list.map(({ ref }) => ref)])),
  };
}

function toPrices({ catalogue }: Knowledge): Readonly<Record<string, number>> {
  const offers = new CatalogueService(catalogue).offers();
  return Object.fromEntries(offers.map(({ service, range }) => [service.key, range.minCents]));
}

export const isBundled = ({ law }: Knowledge['groups']): boolean => law?.isBundled === true;

export function toBundledKnowledge(
  knowledge: Knowledge,
  language: Language,
  holidays: BundledHolidays,
): BundledKnowledge {
  const { applicability, countries, incident, gapAssessment, frameworkMapping, groups } = knowledge;
  const bundled = {
    applicability,
    countries,
    incident,
    gapAssessment,
    mapping: toMapping(frameworkMapping, language),
    prices: toPrices(knowledge),
    holidays,
  };
  return isBundled(groups) ? { ...bundled, groups } : bundled;
}
