/** Hints and sources from one country's law; they never change points. */
import type { Deviation, NationalRecord } from '../../countries/domain/national-record.js';
import { nationalSource } from '../../countries/domain/national-overlay.js';
import { incidentReservations } from '../../countries/domain/national-warnings.js';
import { message, type Message, type MessageParams } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** Question b2 covers these: planning only by the Directive would notify too late or incompletely. */
const strongDeviations = (record: NationalRecord): readonly Deviation[] =>
  record.incident.deviations.filter(({ strong }) => strong);

const hint = (
  key: string,
  value: string | null | undefined,
  toParams: (value: string) => MessageParams,
): readonly Message[] =>
  typeof value === 'string' ? [message(`gap:country.${key}`, toParams(value))] : [];

/**
 * National act, authority, incident reporting with strong deviations, and reservations about them.
 * A pending country gives one hint: why it is pending.
 *
 * @param country name of the country in the language of the response
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

/** National provisions behind the hints, or the act's publication if none was confirmed. */
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
