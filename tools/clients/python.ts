/** Python client: models and methods around the core in `src/client/python`. */
import {
  pascal,
  snake,
  type ClientModel,
  type EnumModel,
  type FieldModel,
  type ObjectModel,
  type OperationModel,
  type TypeRef,
} from './model.js';
import { comment, docstring, memberName, text } from './python-text.js';

const SCALARS: Readonly<Record<string, string>> = {
  String: 'str',
  ID: 'str',
  Int: 'int',
  Float: 'float',
  Boolean: 'bool',
  JSON: 'Any',
  JSONObject: 'Dict[str, Any]',
};

type Names = ReadonlyMap<string, string>;

const namesOf = ({ enums, objects }: ClientModel): Names =>
  new Map([...enums, ...objects].map(({ wire, words }) => [wire, pascal(words)]));

/** Class of a type; null for scalars. */
const kindOf = ({ kind, name }: TypeRef, names: Names): string | null =>
  kind === 'scalar' ? null : (names.get(name) ?? null);

/** @param prefix of the module of the models */
function typeOf(ref: TypeRef, names: Names, prefix: string): string {
  const kind = kindOf(ref, names);
  const plain = kind === null ? (SCALARS[ref.name] ?? 'Any') : `${prefix}${kind}`;
  return `${'List['.repeat(ref.lists)}${plain}${']'.repeat(ref.lists)}`;
}

/** Strings and dictionaries are accepted for enums and inputs. */
function inputType(ref: TypeRef, names: Names): string {
  const kind = kindOf(ref, names);
  if (kind === null) return typeOf(ref, names, '').replace('List[', 'Sequence[');
  const other = ref.kind === 'enum' ? 'str' : 'Mapping[str, Any]';
  const plain = `Union[models.${kind}, ${other}]`;
  return `${'Sequence['.repeat(ref.lists)}${plain}${']'.repeat(ref.lists)}`;
}

function enumClass({ words, values, description }: EnumModel): string {
  const lines = values.map(
    (value) =>
      `${comment(value.description)}    ${snake(value.words).toUpperCase()} = ${text(value.wire)}\n`,
  );
  return `class ${pascal(words)}(str, Enum):\n${docstring(description, '    ')}\n${lines.join('')}`;
}

function memberLine({ words, type, description }: FieldModel, names: Names): string {
  const plain = typeOf(type, names, '');
  const annotation = type.isNullable ? `Optional[${plain}] = None` : plain;
  return `${comment(description)}    ${memberName(words)}: ${annotation}\n`;
}

function dataclass({ words, fields, description }: ObjectModel, names: Names): string {
  const members = fields.map((field) => memberLine(field, names)).join('');
  const wire = fields.map(
    (field) =>
      `        ${text(field.wire)}: WireMember(${text(memberName(field.words))}, ${text(kindOf(field.type, names))}),\n`,
  );
  return `@dataclass(frozen=True, kw_only=True)
class ${pascal(words)}:
${docstring(description, '    ')}
${members}
    WIRE: ClassVar[Mapping[str, WireMember]] = {
${wire.join('')}    }
`;
}

const HEAD = '# Generated from the contract; not to be edited.\n';

/** @returns source text of `models.py` */
export function pythonModels(model: ClientModel): string {
  const names = namesOf(model);
  const classes = [
    ...model.enums.map(enumClass),
    ...model.objects.map((one) => dataclass(one, names)),
  ];
  return `${HEAD}"""Types of the contract by English names. Wire names are in \`\`WIRE\`\`; values of enums are those of the wire."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Dict, List, Mapping, Optional

from ._wire import KINDS, WireMember

${classes.join('\n\n')}

KINDS.update({name: one for name, one in list(globals().items()) if isinstance(one, type)})
`;
}

function operationEntry(operation: OperationModel, names: Names): string {
  const { wire, words, method, path, params, result, page, document } = operation;
  const parameters = params.map(
    (one) =>
      `${text(memberName(one.words))}: Parameter(${text(one.wire)}, ${text(one.place)}, ${text(kindOf(one.type, names))})`,
  );
  const kind = 'type' in result ? kindOf(result.type, names) : null;
  const items = page === null ? null : page.kind === 'cursor' ? page.items : '';
  const values = [
    text(wire),
    text(method),
    text(path),
    `{${parameters.join(', ')}}`,
    text(result.kind),
    text(kind),
    operation.isRepeatable ? 'True' : 'False',
    text(items),
    text(document),
  ];
  return `    ${text(snake(words))}: Operation(${values.join(', ')}),\n`;
}

/** Name of the method of the core, and type of the result. */
function resultOf({ result }: OperationModel, names: Names): readonly [string, string, string] {
  if (result.kind === 'bytes') return ['_bytes', 'bytes', ''];
  if (result.kind === 'json') return ['_json', 'Any', ''];
  if (result.kind === 'lines') return ['_lines', 'Iterator[Dict[str, Any]]', ''];
  const type = typeOf(result.type, names, 'models.');
  return result.kind === 'events'
    ? ['_events', `Iterator[${type}]`, '']
    : ['answer', type, '.data'];
}

function method(operation: OperationModel, names: Names): string {
  const { words, description, params, uploads, page } = operation;
  const ordered = params.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const given = ordered.map((one) => {
    const type = inputType(one.type, names);
    return `        ${memberName(one.words)}: ${one.isRequired ? type : `Optional[${type}] = None`},\n`;
  });
  const upload =
    uploads.length === 0 ? [] : ['        body: bytes,\n', '        content_type: str,\n'];
  const names_ = [
    ...ordered.map((one) => memberName(one.words)),
    ...(uploads.length === 0 ? [] : ['body', 'content_type']),
  ];
  const values = `{${names_.map((name) => `${text(name)}: ${name}`).join(', ')}}`;
  const all = [...upload, ...given];
  const signature =
    all.length === 0 ? '        self,\n' : `        self,\n        *,\n${all.join('')}`;
  const [call, type, member] = resultOf(operation, names);
  const name = snake(words);
  const one = `    def ${name}(\n${signature}    ) -> ${type}:\n${docstring(description, '        ')}        return self.${call}(OPERATIONS[${text(name)}], ${values})${member}${member === '' ? '' : '  # type: ignore[no-any-return]'}\n`;
  if (page === null) return one;
  const item = typeOf(page.item, names, 'models.');
  return `${one}\n    def each_${name}(\n${signature}    ) -> Iterator[${item}]:\n        """Every item of all pages of ${name}."""\n        return self._pages(OPERATIONS[${text(name)}], ${values})\n`;
}

/** @returns source text of `client.py` */
export function pythonClient(model: ClientModel): string {
  const names = namesOf(model);
  return `${HEAD}"""Every operation of the service as a method."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Union

from . import models
from ._calls import Calls
from ._wire import Operation, Parameter

#: By the name of the method; \`\`Client.answer\`\` takes one, and returns metadata too.
OPERATIONS: Mapping[str, Operation] = {
${model.operations.map((one) => operationEntry(one, names)).join('')}}


class Client(Calls):
    """Methods raise Nis2Error. \`\`key\`\`: API key; without one only public operations are available."""

${model.operations.map((one) => method(one, names)).join('\n')}`;
}

/** Wire names of the members of events → English names. @returns source text of `_names.py` */
export const pythonNames = (words: ReadonlyMap<string, readonly string[]>): string =>
  `${HEAD}"""English names of the members of events."""

WORDS = {
${[...words].map(([wire, english]) => `    ${text(wire)}: ${text(snake(english))},\n`).join('')}}
`;

export const pythonVersion = (version: string): string => `${HEAD}VERSION = ${text(version)}\n`;
