/** Hints and sources from one country's law; they never change points. */
import type { Deviation, NationalRecord } from '../../countries/domain/national-record.js';
import { actSources, nationalSource } from '../../countries/domain/national-overlay.js';
import { incidentReservations } from '../../countries/domain/national-warnings.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** Question b2 covers these: planning only by the Directive would notify too late or incompletely. */
const strongDeviations = (record: NationalRecord): readonly Deviation[] =>
  record.incident.deviations.filter(({ strong }) => strong);

const hint = (text: Message | null, sources: readonly Source[]): readonly Hint[] =>
  text === null ? [] : [{ text, sources }];

const maybe = (key: string, params: Readonly<Record<string, string | null | undefined>>) => {
  const known = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const isWhole = known.length === Object.keys(params).length;
  return isWhole ? message(`gap:country.${key}`, Object.fromEntries(known)) : null;
};

/** A hint and the national provisions behind it. */
type Hint = Readonly<{ text: Message; sources: readonly Source[] }>;

/**
 * National act, authority, incident reporting with strong deviations, and reservations about them.
 * A pending country gives one hint: why it is pending.
 *
 * @param country name of the country in the language of the response
 */
export function countryHints(record: NationalRecord, country: string): readonly Hint[] {
  const ofAct = actSources(record);
  if (record.transposition.status === 'pending') {
    return [{ text: record.transposition.note, sources: ofAct }];
  }
  const { provision, portalUrl } = record.incident;
  const ofIncidents = provision === null ? ofAct : nationalSource(record, provision);
  return [
    ...hint(maybe('national_law', { country, act: record.act.shortTitle }), ofAct),
    ...hint(maybe('authority', { authority: record.authority?.name }), ofAct),
    ...hint(maybe('incident', { country, provision }), ofIncidents),
    ...hint(maybe('portal', { url: portalUrl }), ofIncidents),
    ...strongDeviations(record).map(({ warning, source }) => ({
      text: warning,
      sources: [source],
    })),
    ...incidentReservations(record).map((text) => ({ text, sources: ofAct })),
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
