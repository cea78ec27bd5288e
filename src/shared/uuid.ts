/** Ids of ours. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether a text has the form of an id, in lower case as we write them. */
export const isUuid = (text: string): boolean => UUID.test(text);
