/** Wire names of the letterhead and their internal terms. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Bounds, Check, type ValueCheck } from '../../shared/graphql/decorators.js';
import { colourProblems, type Letterhead, type LetterheadChange } from './domain/letterhead.js';

/** Base64 of 131,072 bytes, which fits the body of a request. */
const MAX_LOGO_LENGTH = 174_764;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const COLOUR = /^(?:#[0-9A-Fa-f]{6})?$/;

/** Argument that holds the logo. */
export const LOGO_FIELD = 'logo';

const ofColour: ValueCheck = (value, field) => colourProblems('colour', value, field);
const ofAccent: ValueCheck = (value, field) => colourProblems('accent', value, field);

@ArgsType()
export class LetterheadArgs {
  @Bounds({ maxLength: 200 })
  @Field(() => String, { nullable: true })
  nimi?: string | null;

  @Bounds({ maxLength: MAX_LOGO_LENGTH, pattern: BASE64 })
  @Field(() => String, { nullable: true })
  logo?: string | null;

  @Check(ofColour)
  @Bounds({ maxLength: 7, pattern: COLOUR })
  @Field(() => String, { nullable: true })
  pohivarv?: string | null;

  @Check(ofAccent)
  @Bounds({ maxLength: 7, pattern: COLOUR })
  @Field(() => String, { nullable: true })
  rohuvarv?: string | null;
}

@ObjectType('Letterhead', { simpleResolvers: true })
export class LetterheadView {
  @Field(() => String, { name: 'nimi', nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  logo!: string | null;

  @Field(() => Int, { name: 'logo_laius', nullable: true })
  logoWidth!: number | null;

  @Field(() => Int, { name: 'logo_korgus', nullable: true })
  logoHeight!: number | null;

  @Field(() => String, { name: 'pohivarv', nullable: true })
  colour!: string | null;

  @Field(() => String, { name: 'rohuvarv', nullable: true })
  accent!: string | null;
}

export const toLetterheadChange = (args: LetterheadArgs): LetterheadChange => ({
  name: args.nimi,
  logo: typeof args.logo === 'string' ? Buffer.from(args.logo, 'base64') : null,
  colour: args.pohivarv,
  accent: args.rohuvarv,
});

export const toLetterheadView = ({ name, logo, colour, accent }: Letterhead): LetterheadView => ({
  name,
  logo: logo === null ? null : Buffer.from(logo.bytes).toString('base64'),
  logoWidth: logo?.width ?? null,
  logoHeight: logo?.height ?? null,
  colour,
  accent,
});
