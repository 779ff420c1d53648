import { useContext, useEffect, useState, type ComponentType } from 'react';
import { PartFailures } from './part-failures.ts';
import { tryTwice } from './try-twice.ts';

/** A component that is not loaded with the page. */
export interface Later<Props> {
  /** The component, once it is loaded. */
  readonly loaded: () => ComponentType<Props> | null;
  /** Loads it once; after a failure the next call tries again. */
  readonly request: () => Promise<ComponentType<Props>>;
}

export function loadOnce<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const request = (): Promise<ComponentType<Props>> => {
    loading ??= tryTwice(load).then(
      component => (loaded = component),
      (error: unknown) => {
        console.warn('A part of the page did not load.', error);
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return { loaded: () => loaded, request };
}

interface Loading<Props> {
  readonly Component: ComponentType<Props> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the component as soon as it is needed. */
export function useLater<Props>({ loaded, request }: Later<Props>, isNeeded = true): Loading<Props> {
  const [Component, setComponent] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const tellFailure = useContext(PartFailures);
  const isMissing = isNeeded && !Component && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    let current = true;
    request().then(
      component => current && setComponent(() => component),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [isMissing, request]);
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed, tellFailure]);
  return { Component, hasFailed, retry: () => setFailed(false) };
}
