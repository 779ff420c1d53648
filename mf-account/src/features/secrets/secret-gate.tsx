import { useLocation, useNavigate } from '@burrow/client/router';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readSecret, withoutSecret, type SecretSource } from './secrets.rules.ts';

interface HeldSecret {
  readonly secret: string | null;
  readonly forget: () => void;
}

const SecretContext = createContext<HeldSecret>({ secret: null, forget: () => undefined });

interface SecretGateProps {
  readonly source: SecretSource;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Removes a secret from the URL before the page inside has even been loaded: it stays out of the
 * history, of what is sent to the next page, and of what somebody looking at the screen can copy.
 * Without one of its own it passes on that of a gate around it.
 */
export function SecretGate({ source, name, children }: SecretGateProps) {
  const place = useLocation();
  const navigate = useNavigate();
  const found = readSecret(place, source, name);
  const [secret, setSecret] = useState(found);
  if (found && found !== secret) setSecret(found);
  useEffect(() => {
    if (found) void navigate(withoutSecret(place, source, name), { replace: true });
  }, [found, navigate, place, source, name]);
  const around = useSecret();
  const held = useMemo(
    () => (secret === null ? around : { secret, forget: () => setSecret(null) }),
    [secret, around],
  );
  return <SecretContext value={held}>{children}</SecretContext>;
}

/** Returns the secret with which this page was opened, or null, and a function that discards it. */
export function useSecret(): HeldSecret {
  return useContext(SecretContext);
}
