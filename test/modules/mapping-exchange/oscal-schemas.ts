/** Validates OSCAL documents by NIST's JSON schemas 1.2.1. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';

const addFormats = addFormatsModule.default;

export type OscalModel =
  'catalog' | 'profile' | 'mapping' | 'component' | 'ssp' | 'assessment-results';

function validatorOf(model: OscalModel) {
  const file = `test/modules/mapping-exchange/oscal-1.2.1/${model}.json.gz`;
  const ajv = new Ajv({ strict: false, allErrors: false });
  addFormats(ajv);
  return ajv.compile(JSON.parse(gunzipSync(readFileSync(file)).toString()) as object);
}

const validators = new Map<OscalModel, ReturnType<typeof validatorOf>>();

/** Path and message of the first error; empty if the document is valid. */
export function oscalErrors(model: OscalModel, document: unknown): string[] {
  const validate = validators.get(model) ?? validatorOf(model);
  validators.set(model, validate);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
