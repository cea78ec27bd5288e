/** The build bundles styles. */
declare module '*.css';
