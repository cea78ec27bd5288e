/** Loaded with the first subscription; a module of its own, so that bundlers take nothing else of graphql-ws. */
export { createClient } from 'graphql-ws';
