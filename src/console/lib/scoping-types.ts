/** Response types of scoping, limited to what is shown. */
import type { Source } from './source.js';

export type ScopingQuestion = Readonly<{
  voti: string;
  tekst: string;
  abi: string;
  tyyp: string;
  kohustuslik: boolean;
  vahemik?: Readonly<{ min?: number | null }> | null;
}>;

type NationalType = Readonly<{ voti: string; nimetus: string; viide: string }>;

type Subsector = Readonly<{ voti: string; nimetus: string; punkt: string }>;

/** `riigi_liigid`: types of entity of the national act, by country. */
export type Questions = Readonly<{
  kysimused: readonly ScopingQuestion[];
  sektorid: readonly (Subsector &
    Readonly<{ annex: string; alamsektorid: readonly Subsector[] }>)[];
  erijuhud: readonly Readonly<{ voti: string; nimetus: string }>[];
  riigid: readonly Readonly<{ riik: string; staatus: 'transposed' | 'pending' }>[];
  riigi_liigid: Readonly<Record<string, readonly NationalType[]>>;
}>;

export type Result = Readonly<{
  klassifikatsioon: string;
  suurus: string;
  annex?: string | null;
  pohjendused: readonly string[];
  hoiatused: readonly string[];
  vastupidine: readonly Readonly<{ tekst: string }>[];
  riigi_markus?: string | null;
  transposition_note?: string | null;
  riigi_overlay?: Readonly<{
    riik: string;
    termin: string;
    act: string;
    viide: string;
    source_url: string;
  }> | null;
  riigi_tulemus?: Readonly<{
    klassifikatsioon: string;
    suurus: string;
    erineb: boolean;
    vastupidine: readonly Readonly<{ tekst: string }>[];
  }> | null;
  sources: readonly Source[];
}>;

/** Lists hold keys of special cases and entity types. */
export type GivenAnswer = string | boolean | readonly string[];
export type Answers = Readonly<Record<string, GivenAnswer>>;
