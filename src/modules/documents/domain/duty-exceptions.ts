/** Duties that the national act leaves to another act for the sector of the organisation. Source: the country's rules. */
import type { Duty } from '../../law/domain/duty.js';
import { passageSource } from '../../scoping/domain/national-ruling.js';
import { message, type Message, type MessageParams } from '../../../shared/message.js';
import { provisionBeside, type Source } from '../../../shared/source.js';
import type { Standing } from './standing.js';

/** `other`: title of the act that applies instead. `params`: of texts on the exception. */
export type DutyElsewhere = Readonly<{
  other: string;
  params: MessageParams;
  sentence: Message;
  source: Source;
}>;

/** The first exception that holds; null if the act sets all duties itself. */
export function dutyElsewhere({ national, exceptions }: Standing): DutyElsewhere | null {
  const [exception] = exceptions;
  if (national === null || exception === undefined) return null;
  const other = national.rules?.otherActs.find(({ key }) => key === exception.to);
  if (other === undefined) return null;
  const act = national.act.shortTitle;
  const params = {
    act,
    provision: provisionBeside(act, exception.provision, act),
    excluded: exception.excluded,
    other: other.title,
  };
  return {
    other: other.title,
    params,
    sentence: message('countries:general.duties_elsewhere', params),
    source: passageSource(national, exception),
  };
}

/** Codes of national duties begin with the country, such as `de.register`. */
export const hasCode = ({ code }: Duty, name: string): boolean => code.split('.').at(-1) === name;
