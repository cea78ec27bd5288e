/** Relation of measure to control, in OSCAL control-mapping terms. */
export const RELATIONS = ['equal', 'equivalent', 'subset', 'superset', 'intersects'] as const;
export type Relation = (typeof RELATIONS)[number];
