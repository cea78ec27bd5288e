/** Knowledge with one version, whichever is requested. */
import type { Versions } from '../../src/shared/graphql/versions.js';
import type { Localizers } from '../../src/shared/graphql/localizer.js';

export const onlyVersion = <Service>(
  service: Service,
  localizers: Localizers,
): Versions<Service> => ({
  at: (_, report) => report({ service, localizers, reform: null }),
  of: () => service,
});
