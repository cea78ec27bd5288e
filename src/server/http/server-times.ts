/** Time limits of the HTTP server, in milliseconds. Tests pass shorter ones. */

/** Of the arrival of a request's head, and of the whole request. `check`: between two checks of both. */
type Arrival = Readonly<{ headers: number; request: number; check: number }>;

/** `streamDrain`: time for streams to end at shutdown. */
export type ServerTimes = Readonly<{ arrival: Arrival; streamDrain: number }>;

export const SERVER_TIMES: ServerTimes = {
  arrival: { headers: 10_000, request: 30_000, check: 2_000 },
  streamDrain: 5_000,
};
