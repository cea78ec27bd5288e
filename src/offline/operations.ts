/** Operations of the package: the arguments that need no service, and how answers become those of REST. */
import { WIRE } from '../../schema/offline/wire.js';
import { ServiceError } from '../shared/errors.js';
import { invalidInput, OfflineError } from './offline-error.js';
import { inputReader, type ReadInput } from './read-input.js';
import { wireConverter, type WireTable } from './wire-table.js';

/** `accepted`: @throws OfflineError if the service would reject the input. */
export type Operation = Readonly<{
  read: (input: Readonly<Record<string, unknown>>) => ReadInput;
  accepted: <Answer>(answer: () => Answer) => Answer;
  toWire: (view: object) => unknown;
}>;

function accepted<Answer>(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code !== 'NOT_FOUND') throw invalidInput(error.details, error);
    const message = 'This version of the law data has no such rules';
    throw new OfflineError('NOT_FOUND', message, [], { cause: error });
  }
}

/** @param needService arguments that the package does not understand */
function operation(
  name: string,
  needService: readonly string[],
  table: WireTable = WIRE,
): Operation {
  const { answer = '', arguments: declared = {} } = table.operations[name] ?? {};
  const supported = Object.keys(declared).filter((one) => !needService.includes(one));
  return {
    read: inputReader(declared, supported),
    accepted,
    toWire: wireConverter(table, answer),
  };
}

/** The calendar file needs packages of the service. */
const DEADLINES = 'IncidentDeadlines';
const ofDeadlines = Object.fromEntries(
  Object.entries(WIRE.types[DEADLINES] ?? {}).filter(([name]) => name !== 'ics'),
);
const WITHOUT_FILE = { ...WIRE, types: { ...WIRE.types, [DEADLINES]: ofDeadlines } };

const OF_VERSIONS = ['receipt', 'asOf', 'kb'] as const;

export const OPERATIONS = {
  scoping: operation('scoping', [...OF_VERSIONS, 'reform', 'kontserni_vihje']),
  significance: operation('incidentSignificance', []),
  deadlines: operation('incidentDeadlines', ['reform'], WITHOUT_FILE),
  gap: operation('wizardEvaluate', OF_VERSIONS),
  delta: operation('mappingDelta', ['receipt', 'csv']),
  groups: operation('scopeGroup', ['reform']),
} as const;
