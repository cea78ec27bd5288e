/** A view whose code is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../lib/api.js';
import { Busy } from '../parts/busy.js';
import { ErrorNote } from '../parts/error-note.js';

const UNREACHABLE = new ApiError('OFFLINE', null, []);

export function later(load: () => Promise<ComponentType>): ComponentType {
  let known: ComponentType | null = null;
  return function Later() {
    const [View, setView] = useState<ComponentType | null>(() => known);
    const [isFailed, setFailed] = useState(false);
    const open = (): void => {
      setFailed(false);
      load().then(
        (loaded) => {
          known = loaded;
          setView(() => loaded);
        },
        () => {
          setFailed(true);
        },
      );
    };
    useEffect(() => {
      if (View === null) open();
    }, []);
    if (View !== null) return <View />;
    return isFailed ? <ErrorNote error={UNREACHABLE} onRetry={open} /> : <Busy isBusy />;
  };
}
