/** Writes objects. Of copies of a template, only the members that vary are written; the text of the others is kept. */
import { templateOf, type Template } from '../../shared/view-template.js';
import { flatCopy, keepingFrozen, FrozenTextCache, type Write } from './frozen-texts.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** `label`: with its colon. `omitted`: values with which the member is left out. */
export type Member = Readonly<{
  label: string;
  property: string;
  omitted: readonly unknown[];
  write: Write;
}>;

/** Texts of members that do not vary, and members that do. */
type Piece = string | Member;

/** Shorter texts are joined with their neighbours; longer ones are shared by many templates. */
const SHARED_CHARACTERS = 200;
const BYTES_A_PIECE = 8;

const isLeftOut = ({ omitted }: Member, value: unknown): boolean =>
  omitted.length > 0 && omitted.includes(value);

/** With its comma; empty if the member is left out. */
function memberText(member: Member, source: JsonRecord): string {
  const value = source[member.property];
  return isLeftOut(member, value) ? '' : `,${member.label}${member.write(value)}`;
}

class Pieces {
  private readonly all: Piece[] = [];
  private open = '';
  size = 0;

  add(text: string): void {
    if (text.length < SHARED_CHARACTERS) {
      this.open += text;
      return;
    }
    this.close();
    this.all.push(text);
  }

  addMember(member: Member): void {
    this.close();
    this.all.push(member);
  }

  end(): readonly Piece[] {
    this.close();
    this.size += BYTES_A_PIECE * this.all.length;
    return this.all;
  }

  private close(): void {
    if (this.open === '') return;
    this.all.push(flatCopy(this.open));
    this.size += this.open.length;
    this.open = '';
  }
}

function piecesOf(members: readonly Member[], source: JsonRecord, { varying }: Template): Pieces {
  const pieces = new Pieces();
  for (const [at, member] of members.entries()) {
    const value = source[member.property];
    if (varying.has(member.property)) pieces.addMember(member);
    else if (!isLeftOut(member, value)) {
      pieces.add(`${at === 0 ? '' : ','}${member.label}`);
      pieces.add(member.write(value));
    }
  }
  return pieces;
}

function fill(pieces: readonly Piece[], source: JsonRecord): string {
  let text = '{';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : memberText(piece, source);
  return `${text}}`;
}

const SEEN_ONCE: readonly Piece[] = [];
/** The first member varies or may be left out, but commas follow one that is always written. */
const NOT_KEPT: readonly Piece[] = [];

/** Pieces are made for templates that recur. */
function templateWriter(members: readonly Member[], writeAll: (source: JsonRecord) => string) {
  const kept = new FrozenTextCache<readonly Piece[]>();
  const [first] = members;
  const isKept = ({ varying }: Template): boolean =>
    first !== undefined && first.omitted.length === 0 && !varying.has(first.property);
  return (source: JsonRecord, template: Template): string => {
    const known = kept.get(template);
    if (known === undefined) {
      kept.keep(template, isKept(template) ? SEEN_ONCE : NOT_KEPT, 0);
      return writeAll(source);
    }
    if (known === NOT_KEPT) return writeAll(source);
    if (known !== SEEN_ONCE) return fill(known, source);
    const pieces = piecesOf(members, source, template);
    const all = pieces.end();
    return fill(kept.keep(template, all, pieces.size), source);
  };
}

/** @param unfit error for a value that is no object */
export function objectWriter(members: readonly Member[], unfit: () => Error): Write {
  const writeAll = (source: JsonRecord): string => {
    let text = '';
    for (const member of members) {
      const value = source[member.property];
      if (isLeftOut(member, value)) continue;
      const label = text === '' ? member.label : `,${member.label}`;
      text += label + member.write(value);
    }
    return `{${text}}`;
  };
  const writeCopy = templateWriter(members, writeAll);
  return keepingFrozen((value) => {
    if (typeof value !== 'object' || value === null || value instanceof Promise) throw unfit();
    const source = value as JsonRecord;
    const template = templateOf(source);
    return template === undefined ? writeAll(source) : writeCopy(source, template);
  });
}
