/** Name of a licence, such as "API licence Professional". */
import type { Translate } from './texts.js';

export const licenceName = (t: Translate, key: string): string =>
  t('console:orders.licence', { name: key.slice(0, 1).toUpperCase() + key.slice(1) });
