/**
 * The database refuses single statements of the job queue, as it does with a lock that is not had in time. A sequence counts
 * them: what a refused transaction wrote is rolled back, what a sequence has counted is not.
 */

const laid = (changes: 'delete' | 'update or delete') => [
  'create schema refusals',
  'create sequence refusals.counted start 1000000',
  `create function refusals.refuse() returns trigger language plpgsql as $$
   begin
     if nextval('refusals.counted') <= 1000 then
       raise exception 'refused on purpose' using errcode = '55P03';
     end if;
     return null;
   end $$`,
  `create trigger refused_on_purpose before ${changes} on graphile_worker._private_jobs
   for each statement execute function refusals.refuse()`,
];

/** Laid into the queue's table once; refuses nothing until `refuseNext` is asked. */
export async function layRefusals(
  ask: (sql: string) => Promise<unknown>,
  changes: 'delete' | 'update or delete' = 'update or delete',
): Promise<void> {
  for (const sql of laid(changes)) await ask(sql);
}

/** Refuses the next `count` statements that change jobs, at most 1,000. */
export const refuseNext = (count: number): string =>
  `select setval('refusals.counted', ${String(1001 - count)}, false)`;

/** Ends what is not used up. */
export const REFUSE_NO_MORE = `select setval('refusals.counted', 1000000)`;

/** More than the jobs under way have. */
const REFUSED = 8;

type Database = Readonly<{ query: (sql: string) => Promise<unknown> }>;

/** @returns undoes it */
export async function refusedJobs({ database }: Readonly<{ database: Database }>) {
  await database.query(refuseNext(REFUSED));
  return async (): Promise<void> => {
    await database.query(REFUSE_NO_MORE);
  };
}
