/** The deadline of requests, as everything knows it that a request waits for. */
import { RequestDeadline } from '../server/http/request-deadline.js';

/** One for all: it holds no state but that of the requests under way. */
export const requestDeadline = new RequestDeadline();
