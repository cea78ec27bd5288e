/** Findings of the technical report and their sources. */
import type { Source } from '../../../shared/source.js';
import { checkTechnically } from '../../technical-check/domain/technical-check.js';
import type { TechnicalFinding } from '../../technical-check/domain/technical-rules.js';
import type { DocumentCase } from './document-source.js';

/** As of the date of the document, so that making it again gives the same. */
export const findingsOf = ({ facts, knowledge }: DocumentCase): readonly TechnicalFinding[] =>
  checkTechnically(facts.technical, knowledge.technicalCheck, new Date(`${facts.date}T00:00:00Z`));

/** Standards and acts behind the findings. */
export const technicalSources = (one: DocumentCase): readonly Source[] =>
  findingsOf(one).flatMap(({ rule }) => rule.sources);
