/** Answers of the service without the service: the same rules over the law data of a bundle. */
import { WIRE } from '../../schema/offline/wire.js';
import type { ScopingResult } from '../../schema/offline/answers.js';
import type { LawBundle } from '../modules/law-bundle/domain/law-bundle.js';
import { ApplicabilityService } from '../modules/scoping/applicability.service.js';
import {
  toScopingRequest,
  type ScopingInput,
} from '../modules/scoping/to-scoping-request.graphql.js';
import { toScopingResultView } from '../modules/scoping/to-scoping-result.graphql.js';
import { ServiceError } from '../shared/errors.js';
import { Localizer } from '../shared/graphql/localizer.js';
import type { Law, LawInfo, OfflineAnswer, OfflineInput } from './api.js';
import { BundleTexts } from './bundle-texts.js';
import { invalidInput } from './offline-error.js';
import { inputReader } from './read-input.js';
import { wireConverter } from './wire-table.js';

/** Arguments of scoping that need no service. */
const SCOPING_ARGUMENTS = [
  'tootajad',
  'sektor',
  'erijuht',
  'erijuhud',
  'uksuse_liigid',
  'osakaal_protsent',
  'avalik_sidevork',
  'kaive_meur',
  'bilanss_meur',
  'keel',
  'riik',
  'tegevuskood',
];

const readScoping = inputReader(WIRE.operations['scoping']?.arguments ?? {}, SCOPING_ARGUMENTS);
const toScopingResult = wireConverter(WIRE, WIRE.operations['scoping']?.answer ?? '');

/** @throws OfflineError if the service would reject the input */
function accepted<Answer>(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    throw error instanceof ServiceError ? invalidInput(error.details, error) : error;
  }
}

export class OfflineLaw implements Law {
  private readonly scopingService: ApplicabilityService;
  private readonly localizer: Localizer;

  constructor(
    private readonly bundle: LawBundle,
    readonly info: LawInfo,
  ) {
    const { knowledge, version, language, requested } = bundle;
    this.scopingService = new ApplicabilityService(knowledge.applicability, knowledge.countries);
    this.localizer = new Localizer(new BundleTexts(bundle), version, language, requested);
  }

  scoping(input: OfflineInput): OfflineAnswer<ScopingResult> {
    const { values, ignored } = readScoping(input);
    this.checkLanguage(values['keel']);
    const args = values as unknown as ScopingInput; // checked by the table of arguments
    const answer = accepted(() => this.scopingService.scope(toScopingRequest(args)));
    const view = toScopingResultView(answer, this.scopingService.knowledge, this.localizer);
    const data = toScopingResult(view) as ScopingResult; // the table is made from the type
    return { data, law: this.info, ignored };
  }

  private checkLanguage(language: unknown): void {
    const { requested } = this.bundle;
    if (typeof language !== 'string' || language.toLowerCase() === requested) return;
    const params = { expected: requested };
    throw invalidInput([{ field: 'keel', type: 'language_not_in_bundle', params }]);
  }
}
