/** Sectors as options. */
import type { Choice } from '../../parts/field.js';
import type { Questions } from '../../lib/scoping-types.js';

/** Subsectors grouped by sector; a sector without subsectors is an option itself. */
export const sectorChoices = ({ sektorid }: Pick<Questions, 'sektorid'>): Choice[] =>
  sektorid.flatMap(({ voti, nimetus, annex, punkt, alamsektorid }) => {
    const group = `${annex} ${punkt}. ${nimetus}`;
    const own = { value: voti, text: nimetus, group };
    return [
      own,
      ...alamsektorid.map((sub) => ({
        value: sub.voti,
        text: `${nimetus}: ${sub.nimetus}`,
        group,
      })),
    ];
  });
