/** A secret of the service and its predecessors: `current` creates new values, `earlier` still verifies older ones. */
export type Secret = Readonly<{ current: string; earlier: readonly string[] }>;
