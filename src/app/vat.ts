/** The VAT service by the settings. */
import { createVatModule, type VatModuleDependencies } from '../modules/vat/vat.module.js';
import type { VatService } from '../modules/vat/vat.service.js';
import type { Config } from '../config/env.js';
import { requestDeadline } from './deadline.js';
import type { Law } from './knowledge.js';

type Dependencies = Pick<VatModuleDependencies, 'em' | 'runtime' | 'log'> &
  Readonly<{
    config: Pick<Config, 'vies' | 'vatPolicy' | 'seller'>;
    law: Pick<Law, 'knowledge'>;
  }>;

export const vatServiceOf = ({ config, law, em, runtime, log }: Dependencies): VatService =>
  createVatModule({
    em,
    runtime,
    log,
    vat: law.knowledge.vat,
    url: config.vies.url,
    pausesSeconds: config.vies.recheckSeconds,
    policy: config.vatPolicy,
    sellerNumber: config.seller.vatNumber,
    deadline: requestDeadline,
  });
