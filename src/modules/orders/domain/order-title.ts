/** Title of an order. */
import { LICENCES } from '../../catalogue/domain/catalogue.js';
import { message, type Message } from '../../../shared/message.js';

/** `serviceKey`: of a service or a licence. */
export const orderTitle = (serviceKey: string): Message =>
  LICENCES.some((key) => key === serviceKey)
    ? message(`orders:licence.${serviceKey}`)
    : message(`services:${serviceKey}.name`);
