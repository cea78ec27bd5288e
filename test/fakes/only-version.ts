/** A room over one version, whatever version is asked for. */
import type { Versions } from '../../src/wire/versions.js';
import type { Voices } from '../../src/wire/voice.js';

export const onlyVersion = <Service>(service: Service, voices: Voices): Versions<Service> => ({
  at: (_, tell) => tell({ service, voices }),
  of: () => service,
});
