/** Places of a group's entities in its picture: owners above what they hold. */
import type { GroupDraft } from '../../lib/group-draft.js';

/** Sizes in units of the picture. */
export const BOX = { width: 210, height: 78, gapX: 26, gapY: 64, margin: 16 } as const;

export type LayoutPoint = Readonly<{ x: number; y: number }>;
export type Layout = Readonly<{
  width: number;
  height: number;
  places: ReadonlyMap<string, LayoutPoint>;
}>;

/** Level below the topmost owners. A cycle ends after as many steps as there are entities. */
function levelsOf({ entities, holdings }: GroupDraft): ReadonlyMap<string, number> {
  const levels = new Map(entities.map(({ id }) => [id, 0]));
  const deepest = entities.length - 1;
  for (let step = 0; step < deepest; step += 1) {
    for (const { omanik, uksus } of holdings) {
      const [above, own] = [levels.get(omanik), levels.get(uksus)];
      if (above === undefined || own === undefined || omanik === uksus) continue;
      if (own <= above && above < deepest) levels.set(uksus, above + 1);
    }
  }
  return levels;
}

export function layoutOf(draft: GroupDraft): Layout {
  const levels = levelsOf(draft);
  const rows = [...Map.groupBy(draft.entities, ({ id }) => levels.get(id) ?? 0)]
    .sort(([one], [other]) => one - other)
    .map(([, members]) => members);
  const stepX = BOX.width + BOX.gapX;
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const width = widest * stepX - BOX.gapX + 2 * BOX.margin;
  const places = rows.flatMap((row, level) => {
    const left = (width - (row.length * stepX - BOX.gapX)) / 2;
    const y = BOX.margin + level * (BOX.height + BOX.gapY);
    return row.map(({ id }, column) => [id, { x: left + column * stepX, y }] as const);
  });
  const height = rows.length * (BOX.height + BOX.gapY) - BOX.gapY + 2 * BOX.margin;
  return { width, height, places: new Map(places) };
}
