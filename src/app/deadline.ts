/** The request deadline. */
import { RequestDeadline } from '../server/http/request-deadline.js';

/** Shared: its only state is that of the requests in progress. */
export const requestDeadline = new RequestDeadline();
