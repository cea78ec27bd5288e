/** A room over one version, whatever version is asked for. */
import type { Versions } from '../../src/shared/graphql/versions.js';
import type { Voices } from '../../src/shared/graphql/voice.js';

export const onlyVersion = <Service>(service: Service, voices: Voices): Versions<Service> => ({
  at: (_, tell) => tell({ service, voices }),
  of: () => service,
});
