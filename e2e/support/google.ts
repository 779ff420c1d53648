import { CLIENT, startProvider, type TestProvider } from '../../services/account/test/google.harness.ts';
import { freePort } from './free-port.ts';
import { startPlatform, type Platform } from './platform.ts';

/** A platform with Google log-in: a real OpenID provider, which identifies everyone as its `person`. */
export async function startWithGoogle(): Promise<{ google: TestProvider; platform: Platform }> {
  const port = String(await freePort());
  const google = await startProvider(`http://localhost:${port}`);
  const platform = await startPlatform({
    PORT: port,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: google.issuer,
  });
  return { google, platform };
}
