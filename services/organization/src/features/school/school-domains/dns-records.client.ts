import { Injectable } from '@nestjs/common';
import { Resolver } from 'node:dns/promises';
import type { OrganizationSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** The domain exists and has no such record, or does not exist. */
const NOTHING: readonly string[] = ['ENODATA', 'ENOTFOUND'];

/** Asks DNS. */
@Injectable()
export class DnsRecordsClient {
  constructor(@InjectSettings() private readonly settings: OrganizationSettings) {}

  /** Returns the TXT records of a domain, each in its parts; null if nobody answered. */
  async texts(domain: string): Promise<string[][] | null> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    const { DNS_SERVER: server } = this.settings;
    if (server !== undefined) resolver.setServers([server]);
    try {
      return await resolver.resolveTxt(domain);
    } catch (error) {
      return NOTHING.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  }
}
