/** Work that nobody waits for: done at the start, and again and again until it is closed. */

/** `close`: waits for what is under way. */
export type ScheduledJob = Readonly<{ start: () => void; close: () => Promise<void> }>;

/** `run`: one round. `stop`: asks the round under way to end early. `report`: told of a round that failed. */
export type JobOptions = Readonly<{
  everyMs: number;
  run: () => Promise<void>;
  stop?: () => void;
  report: (cause: unknown) => void;
}>;

/** Rounds never overlap; one that fails is followed by the next all the same. */
export function repeated({ everyMs, run, stop, report }: JobOptions): ScheduledJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const round = (): void => {
    running ??= run()
      .catch(report)
      .finally(() => {
        running = null;
      });
  };
  return {
    start: () => {
      round();
      timer = setInterval(round, everyMs).unref();
    },
    close: async () => {
      clearInterval(timer);
      stop?.();
      await running;
    },
  };
}
