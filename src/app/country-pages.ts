/** What the pages of countries show, from the law data. */
import type { NationalRecord } from '../modules/countries/domain/national-record.js';
import { deviationsByWeight } from '../modules/countries/domain/national-warnings.js';
import { ANY_ENTITY, regimeOf } from '../modules/incidents/domain/national-schedule.js';
import { codingNotes, termNote } from '../modules/incidents/domain/national-stage.js';
import { toCountryView } from '../modules/law/countries.graphql.js';
import type { Duty, Term } from '../modules/law/domain/duty.js';
import { LawService } from '../modules/law/law.service.js';
import type {
  CountryPageModel,
  CountryPages,
  Fact,
  CountryRow,
  Section,
  ShownSource,
} from '../server/country-page/country-model.js';
import type { Language } from '../shared/language.js';
import type { Source } from '../shared/source.js';
import type { SourceView } from '../shared/graphql/source.graphql.js';
import { Localizer } from '../shared/graphql/localizer.js';
import { boundEntities, dayText, shortened, spanText } from './country-words.js';
import type { Law } from './knowledge.js';

const shown = (view: SourceView, record: NationalRecord): ShownSource => ({
  act: shortened(view.act, record),
  provision: view.provision.replace(` ${record.act.shortTitle}`, ''),
  url: view.url,
  textDate: view.positionDate,
  readDate: view.readDate ?? null,
});

const fact = (label: string, text: string | null): readonly Fact[] =>
  text === null || text === '' ? [] : [{ label, text }];

/** One page: its texts, in the reader's language. */
class PageWriter {
  constructor(
    private readonly localizer: Localizer,
    private readonly law: Law['knowledge'],
    private readonly record: NationalRecord,
  ) {}

  t(key: string, params?: Readonly<Record<string, string>>): string {
    return this.localizer.t(`country_page:${key}`, params);
  }

  section(id: string, rows: readonly CountryRow[]): Section {
    return { id, title: this.t(`sections.${id}`), rows };
  }

  row(title: string, sources: readonly Source[], rest: Partial<CountryRow> = {}): CountryRow {
    const views = this.localizer.sources(sources).map((view) => shown(view, this.record));
    return {
      title: shortened(title, this.record),
      facts: rest.facts ?? [],
      quote: rest.quote ?? null,
      sources: views,
    };
  }

  classes(record: NationalRecord, view: ReturnType<typeof toCountryView>): Section {
    const rows = (['essential', 'important'] as const).map((name) => {
      const { term, provision } = view[name];
      const sources = view.sources.filter((one) => one.provision === provision);
      const heading = this.localizer.t(`console:class.${name}`);
      const title = term === null ? heading : `${term} (${heading})`;
      return { title, facts: [], quote: null, sources: sources.map((one) => shown(one, record)) };
    });
    return this.section('classes', record.act.stage === 'bill' ? [] : rows);
  }

  incident(record: NationalRecord): Section {
    const regime = regimeOf(this.law.incident.national, record.country, ANY_ENTITY);
    const { localize } = this.localizer;
    const recipients = regime?.recipients.join('; ') ?? record.incident.recipient ?? null;
    const addressee = fact(this.t('recipient'), recipients);
    const stages = (regime?.stages ?? []).map((stage) =>
      this.row(termNote(stage).slice(0, 1).map(localize).join(' '), [stage.source], {
        facts: addressee,
      }),
    );
    const notes = codingNotes({ national: record, regime }, true).map((note) =>
      this.row(localize(note), [], { facts: stages.length === 0 ? addressee : [] }),
    );
    const deviations = deviationsByWeight(record).map(({ warning, source }) =>
      this.row(localize(warning), [source]),
    );
    return this.section('incident', [...stages, ...notes, ...deviations]);
  }

  duty(duty: Duty): CountryRow {
    const { language } = this.localizer;
    const span = (term: Term | null): string | null => term && spanText(term, language);
    return this.row(this.t(`kinds.${duty.kind}`), [duty.source], {
      quote: duty.quote,
      facts: [
        ...fact(
          this.t('for'),
          boundEntities(duty, (key) => this.localizer.t(key)),
        ),
        ...fact(this.t('term'), span(duty.term)),
        ...fact(this.t('repeats'), span(duty.repeats)),
        ...fact(this.t('applies_from'), dayText(duty.appliesFrom, language)),
        ...fact(this.t('recipient'), duty.recipient),
        ...fact(this.t('data'), duty.data.join('; ')),
        ...fact(this.t('fine_limit'), duty.fine === null ? null : this.fine(duty.fine)),
      ],
    });
  }

  fine({ million, currency, turnoverPercent }: NonNullable<Duty['fine']>): string {
    const { language } = this.localizer;
    const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
    const amount = new Intl.NumberFormat(language, options).format(million * MILLION);
    if (turnoverPercent === null) return amount;
    const share = { style: 'percent', maximumFractionDigits: 2 } as const;
    const percent = new Intl.NumberFormat(language, share).format(turnoverPercent / 100);
    return `${amount}; ${this.t('turnover', { percent })}`;
  }
}

const MILLION = 1_000_000;

export class CountryPageBuilder implements CountryPages {
  private readonly service: LawService;

  constructor(
    private readonly law: Pick<Law, 'knowledge' | 'texts'>,
    private readonly publicUrl: string,
  ) {
    this.service = new LawService(law.knowledge);
  }

  list(language: Language) {
    const localizer = this.localizerFor(language);
    return this.service.countries().map(({ country, name, act }) => ({
      country,
      name: localizer.localize(name),
      act: act.title,
    }));
  }

  page(country: string, language: Language): CountryPageModel {
    const record = this.service.country(country);
    const localizer = this.localizerFor(language);
    const writer = new PageWriter(localizer, this.law.knowledge, record);
    const view = toCountryView(record, localizer, this.publicUrl);
    return {
      country: record.country,
      language,
      officialLanguage: record.officialLanguages[0] ?? language,
      title: writer.t('title', { country: view.name }),
      act: view.act,
      lead: [
        ...(language === 'en' ? [view.actEn] : []),
        ...(view.note === null ? [] : [view.note]),
      ],
      facts: [
        ...fact(writer.t('publication'), view.publication),
        ...fact(writer.t('in_force'), dayText(view.inForceDate, language)),
        ...fact(writer.t('authority'), view.authority),
      ],
      sections: this.sectionsOf(record, writer, localizer),
    };
  }

  private sectionsOf(record: NationalRecord, writer: PageWriter, localizer: Localizer) {
    const { country } = record;
    const { national, union } = this.service.duties(country);
    const view = toCountryView(record, localizer, this.publicUrl);
    const rules = this.service
      .rules({ country, kind: 'national' })
      .map((rule) => writer.row(localizer.localize(rule.message), rule.sources));
    const plain = (texts: readonly string[]) => texts.map((text) => writer.row(text, []));
    return [
      writer.classes(record, view),
      writer.section('rules', rules),
      writer.incident(record),
      writer.section(
        'duties',
        national.map((duty) => writer.duty(duty)),
      ),
      writer.section(
        'union',
        union.map((duty) => writer.duty(duty)),
      ),
      writer.section('notes', plain(view.notes)),
      writer.section('open', plain(view.unverified)),
    ];
  }

  private localizerFor(language: Language): Localizer {
    return new Localizer(this.law.texts, this.law.knowledge.version, language, language);
  }
}
