/** What an order is for, in words. */
import { LICENCES } from '../../catalogue/domain/catalogue.js';
import { message, type Message } from '../../../shared/message.js';

/** `serviceKey`: of a service, or of a licence. */
export const orderTitle = (serviceKey: string): Message =>
  LICENCES.some((key) => key === serviceKey)
    ? message(`orders:licence.${serviceKey}`)
    : message(`services:${serviceKey}.name`);
