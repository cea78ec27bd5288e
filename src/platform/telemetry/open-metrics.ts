/**
 * Metrics in the OpenMetrics 1.0 form, from Prometheus's text form 0.0.4. prom-client writes it too, but renames the
 * counters of its registry for that and so loses their names in the other form.
 */
export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

const COUNTER = /^# TYPE (\S+?)_total counter$/gm;
const OTHER_COUNTER = /^# TYPE (\S+) counter$/gm;

/** A family of counters has the name without `_total`; what is named otherwise is no counter there. */
function renameFamilies(text: string): string {
  const names = [...text.matchAll(COUNTER)].map(([, name = '']) => name);
  const unknown = text.replace(OTHER_COUNTER, (line, name: string) =>
    name.endsWith('_total') ? line : `# TYPE ${name} unknown`,
  );
  return names.reduce(
    (lines, name) =>
      lines
        .replaceAll(`# TYPE ${name}_total `, `# TYPE ${name} `)
        .replaceAll(`# HELP ${name}_total `, `# HELP ${name} `),
    unknown,
  );
}

/** Bounds are floating-point numbers: `1.0`. */
const withBounds = (text: string): string => text.replace(/\ble="(-?\d+)"/g, 'le="$1.0"');

/** @param text in the form 0.0.4 */
export const toOpenMetrics = (text: string): string =>
  `${withBounds(renameFamilies(text)).replace(/\n+/g, '\n').trim()}\n# EOF\n`;
