/** Price list of the service in the reader's language: a file of the console, read without a key. */
import type { Contract } from './contract.js';
import { textAt } from './law.js';
import { pageData } from './page-data.js';
import { useSession } from './session.js';
import { useRequest, type RequestState } from './use-request.js';

type Service = Contract['Services']['teenused'][number];

/** `suurus`: null: any size that has no line of its own. */
type Tier = Readonly<{ klassifikatsioon: string; suurus: string | null; tase: string }>;

export type Offer = Pick<
  Service,
  'voti' | 'nimetus' | 'kirjeldus' | 'hind_min_eur' | 'hind_max_eur'
> &
  Readonly<{
    tasemed: Contract['RiskTierPrices'] | null;
    perioodid: Contract['PeriodPrices'] | null;
    soodushind: Contract['LicenceFigures'] | null;
  }>;

export type Licence = Contract['Licence'];

export type Offers = Readonly<{
  teenused: readonly Offer[];
  litsentsid: readonly Licence[];
  astmed: readonly Tier[];
  /** Countries of buyers. */
  riigid: readonly string[];
}>;

export const RISK_TIERS = ['R1', 'R2', 'R3', 'R4'] as const;

export function useOffers(): RequestState<Offers> {
  const { language } = useSession();
  return useRequest(
    async () => JSON.parse(await textAt(pageData.offers[language] ?? '')) as Offers, // written by the console's build
    [language],
  );
}
