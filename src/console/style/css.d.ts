/** Styles are taken along by the build. */
declare module '*.css';
