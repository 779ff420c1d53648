import { useEffect, useState } from 'react';

/** What operators set for the whole site. Missing values hide what needs them. */
export interface SiteConfig {
  readonly voteUrl: string | null;
  readonly supportEmail: string | null;
}

const NOTHING: SiteConfig = { voteUrl: null, supportEmail: null };

let reading: Promise<SiteConfig> | null = null;

async function readConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  return response.ok ? { ...NOTHING, ...((await response.json()) as Partial<SiteConfig>) } : NOTHING;
}

/** The site's configuration; nothing is set until it has been read. */
export function useSiteConfig(): SiteConfig {
  const [config, setConfig] = useState(NOTHING);
  useEffect(() => {
    reading ??= readConfig();
    reading.then(setConfig, () => {
      reading = null;
    });
  }, []);
  return config;
}
