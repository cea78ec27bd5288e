/** An account's look of its documents: name, logo and colours. */
import { changeText } from '../../../shared/changed-text.js';
import type { ErrorDetail } from '../../../shared/errors.js';

/** PNG without metadata. `width`, `height`: pixels. */
export type Logo = Readonly<{ bytes: Uint8Array; width: number; height: number }>;

/** Colours: #rrggbb. Null: that of the service. */
export type Letterhead = Readonly<{
  name: string | null;
  logo: Logo | null;
  colour: string | null;
  accent: string | null;
}>;

export const NO_LETTERHEAD: Letterhead = { name: null, logo: null, colour: null, accent: null };

/** Omitted or null keeps the value; an empty text clears it. `logo`: the file as sent. */
export type LetterheadChange = Readonly<{
  name?: string | null | undefined;
  logo?: Uint8Array | null | undefined;
  colour?: string | null | undefined;
  accent?: string | null | undefined;
}>;

export const isEmpty = (letterhead: Letterhead): boolean =>
  Object.values(letterhead).every((value) => value === null);

const isGiven = (logo: LetterheadChange['logo']): logo is Uint8Array =>
  logo !== null && logo !== undefined;

/** @param logo the given logo as it will be kept; null: none was given, or it is cleared */
export const changeLetterhead = (
  stored: Letterhead,
  change: LetterheadChange,
  logo: Logo | null,
): Letterhead => ({
  name: changeText(stored.name, change.name),
  logo: isGiven(change.logo) ? logo : stored.logo,
  colour: changeText(stored.colour, change.colour?.toLowerCase()),
  accent: changeText(stored.accent, change.accent?.toLowerCase()),
});

/** Contrast with white that text must have (WCAG 2.2, 1.4.3 and 1.4.11). */
const MIN_CONTRAST = { colour: 4.5, accent: 3 } as const;

const HALF_KNEE = 0.04045;

/** Relative luminance of a channel, 0 to 255 (WCAG 2.2). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= HALF_KNEE ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @param colour #rrggbb */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** @param field path of the argument */
export function colourProblems(
  part: keyof typeof MIN_CONTRAST,
  value: unknown,
  field: string,
): readonly ErrorDetail[] {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return [];
  const least = MIN_CONTRAST[part];
  if (contrastWithWhite(value) >= least) return [];
  return [{ field, type: 'colour_too_light', params: { ratio: least } }];
}

export interface FindLetterhead {
  /** @returns null: the account's documents have the look of the service */
  find(accountId: string): Promise<Letterhead | null>;
}
