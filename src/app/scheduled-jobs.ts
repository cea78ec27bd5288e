/** Background work that runs at start and then at an interval. */

/** `close`: waits for the run in progress. */
export type ScheduledJob = Readonly<{ start: () => void; close: () => Promise<void> }>;

/** `stop`: asks the run in progress to end early. `report`: receives errors. */
export type JobOptions = Readonly<{
  everyMs: number;
  run: () => Promise<void>;
  stop?: () => void;
  report: (cause: unknown) => void;
}>;

/** Runs never overlap; a failed run does not stop later ones. */
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
