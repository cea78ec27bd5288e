/** Changes of an OpenAPI document that break clients (D-357). */
import { isRecord, listOf, recordAt, schemaErrors, type Json } from './breaking-schema.js';

/** OpenAPI treats paths that differ only in names of parameters as one path. */
const templateOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

const byTemplate = (paths: Json): Json =>
  Object.fromEntries(Object.entries(paths).map(([path, item]) => [templateOf(path), item]));

/** Path parameters by position, others by place and name. */
function parametersOf(operation: Json): ReadonlyMap<string, Json> {
  const all = listOf(operation['parameters']).filter(isRecord);
  let position = 0;
  return new Map(
    all.map((one) => {
      if (one['in'] !== 'path') return [`${String(one['in'])} ${String(one['name'])}`, one];
      position += 1;
      return [`path ${String(position)}`, one];
    }),
  );
}

function parameterErrors(before: Json, now: Json, where: string): string[] {
  const [old, present] = [parametersOf(before), parametersOf(now)];
  const required = [...present]
    .filter(([name, one]) => one['required'] === true && old.get(name)?.['required'] !== true)
    .map(([name]) => `${where}: ${name} is now required`);
  const others = [...old].flatMap(([name, one]) => {
    const now = present.get(name);
    const place = { where: `${where} ${name}`, isAnswer: false };
    if (now === undefined) return [`${where}: ${name} is gone`];
    return schemaErrors(one['schema'], now['schema'], place);
  });
  return [...required, ...others];
}

function contentErrors(
  before: Json,
  now: Json,
  place: Parameters<typeof schemaErrors>[2],
): string[] {
  const present = recordAt(now, 'content');
  return Object.entries(recordAt(before, 'content')).flatMap(([type, media]) =>
    type in present
      ? schemaErrors(recordAt(media, 'schema'), recordAt(present[type], 'schema'), place)
      : [`${place.where}: ${type} is gone`],
  );
}

const isOpen = (operation: Json): boolean =>
  listOf(operation['security']).every((one) => isRecord(one) && Object.keys(one).length === 0);

/** Of an operation, or of a webhook, whose request is what the service sends. */
function operationErrors(before: Json, now: Json, where: string, isWebhook = false): string[] {
  const [old, present] = [recordAt(before, 'responses'), recordAt(now, 'responses')];
  const bodies = [recordAt(before, 'requestBody'), recordAt(now, 'requestBody')] as const;
  const isNowRequired = bodies[1]['required'] === true && bodies[0]['required'] !== true;
  return [
    ...parameterErrors(before, now, where),
    ...contentErrors(...bodies, { where: `${where} body`, isAnswer: isWebhook }),
    ...(isNowRequired ? [`${where}: the body is now required`] : []),
    ...(isOpen(before) && !isOpen(now) ? [`${where}: now requires a credential`] : []),
    ...Object.keys(old)
      .filter((status) => status.startsWith('2'))
      .flatMap((status) =>
        status in present
          ? contentErrors(recordAt(old, status), recordAt(present, status), {
              where: `${where} ${status}`,
              isAnswer: true,
            })
          : [`${where}: ${status} is gone`],
      ),
  ];
}

function itemErrors(before: Json, now: Json, isWebhook: boolean): string[] {
  const present = byTemplate(now);
  return Object.entries(byTemplate(before)).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const other = recordAt(present[path], method);
      if (Object.keys(other).length === 0) return [`${where} is gone`];
      return operationErrors(isRecord(operation) ? operation : {}, other, where, isWebhook);
    }),
  );
}

const schemasOf = (document: Json): Json => recordAt(document['components'], 'schemas');

/** @param before the released document @param now the current one @returns a line for each break */
export function openApiBreaks(before: Json, now: Json): string[] {
  const present = schemasOf(now);
  return [
    ...itemErrors(recordAt(before, 'paths'), recordAt(now, 'paths'), false),
    ...itemErrors(recordAt(before, 'webhooks'), recordAt(now, 'webhooks'), true),
    // Types of requests end in Input; an unused schema may be removed.
    ...Object.entries(schemasOf(before)).flatMap(([name, one]) =>
      schemaErrors(one, present[name], { where: name, isAnswer: !name.endsWith('Input') }),
    ),
  ];
}
