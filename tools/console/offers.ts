/** Price list of the console, readable without a key: `teenused` and `litsentsid` as in `GET /v1/services`. */
import 'reflect-metadata';
import { CatalogueService } from '../../src/modules/catalogue/catalogue.service.js';
import { toServicesView, type ServiceView } from '../../src/modules/catalogue/catalogue.graphql.js';
import { tierOf } from '../../src/modules/documents/domain/risk-tier.js';
import { MEMBER_STATES } from '../../src/shared/country.js';
import { Localizer } from '../../src/shared/graphql/localizer.js';
import type { Language } from '../../src/shared/language.js';
import { consoleLaw } from './console-law.js';

const CLASSES = { valjas: 'out_of_scope', important: 'important', essential: 'essential' } as const;
/** `suurus`: null: any size without a separate line. */
const SIZES = [
  { suurus: null, size: 'medium' },
  { suurus: 'suur', size: 'large' },
] as const;

const tiers = Object.entries(CLASSES).flatMap(([klassifikatsioon, directiveClass]) => {
  const lines = SIZES.map(({ suurus, size }) => ({
    klassifikatsioon,
    suurus,
    tase: tierOf({ directiveClass, size }),
  }));
  return lines.filter(({ suurus, tase }) => suurus === null || tase !== lines[0]?.tase);
});

const serviceOf = (view: ServiceView) => ({
  voti: view.key,
  nimetus: view.title,
  kirjeldus: view.description,
  hind_min_eur: view.minPrice,
  hind_max_eur: view.maxPrice,
  tasemed: view.tiers,
  perioodid: view.periods === null ? null : { kuu: view.periods.month, aasta: view.periods.year },
  soodushind: view.licensedPrice,
});

export function offersIn(language: Language) {
  const { knowledge, texts } = consoleLaw();
  const catalogue = new CatalogueService(knowledge.catalogue);
  const localizer = new Localizer(texts, knowledge.version, language, language);
  const view = toServicesView(catalogue.offers(), catalogue.licences(), localizer);
  return {
    teenused: [...view.services, ...view.additions].map(serviceOf),
    litsentsid: view.licences.map(({ key, price, quota }) => ({
      voti: key,
      hind_eur: price,
      kvoot: quota,
    })),
    astmed: tiers,
    riigid: [...MEMBER_STATES, ...knowledge.vat.outsideUnion],
  };
}
