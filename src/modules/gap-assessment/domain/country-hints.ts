/** What the law of one country adds to the result: hints and sources, never points. */
import type { Deviation, NationalRecord } from '../../countries/domain/national-record.js';
import { nationalSource } from '../../countries/domain/national-overlay.js';
import { incidentReservations } from '../../countries/domain/national-warnings.js';
import { message, type Message, type MessageParams } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** Question b2 asks for these: whoever plans by the Directive alone would notify too late or incompletely. */
const strongDeviations = (record: NationalRecord): readonly Deviation[] =>
  record.incident.deviations.filter(({ strong }) => strong);

/** An item that was not confirmed gives no hint. */
const hint = (
  key: string,
  value: string | null | undefined,
  toParams: (value: string) => MessageParams,
): readonly Message[] =>
  typeof value === 'string' ? [message(`gap:country.${key}`, toParams(value))] : [];

/**
 * National act, authority, incident reporting with its strong deviations, and the limits of what is known of it.
 * A pending country gives one hint only: why it is pending.
 *
 * @param country the country's name in the language of the answer
 */
export function countryHints(record: NationalRecord, country: string): readonly Message[] {
  if (record.transposition.status === 'pending') return [record.transposition.note];
  const { provision, portalUrl } = record.incident;
  return [
    message('gap:country.national_law', { country, act: record.act.shortTitle }),
    ...hint('authority', record.authority?.name, (authority) => ({ authority })),
    ...hint('incident', provision, (confirmed) => ({ country, provision: confirmed })),
    ...hint('portal', portalUrl, (url) => ({ url })),
    ...strongDeviations(record).map(({ warning }) => warning),
    ...incidentReservations(record),
  ];
}

const once = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(
    ({ url, provision }, index) =>
      sources.findIndex((other) => other.url === url && other.provision === provision) === index,
  );

/** The national provisions behind the hints; the act by its publication where no provision was confirmed. */
export function countrySources(record: NationalRecord): readonly Source[] {
  if (record.transposition.status === 'pending') return [];
  const { classification, incident, act } = record;
  const provisions = once([
    ...(classification.overlayReady ? nationalSource(record, classification.provision) : []),
    ...nationalSource(record, incident.provision),
    ...strongDeviations(record).map(({ source }) => source),
  ]);
  return provisions.length > 0 ? provisions : nationalSource(record, act.publication);
}
