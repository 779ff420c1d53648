// The account area alone, with a small platform in the page instead of a server: `npm run dev -w mf-account`.
// `?as=parent@example.com` starts with that person logged in.
import '@burrow/ui/styles.css';
import './dev.css';
import type { CurrentUser } from '@burrow/contracts';
import { showAlone } from '@burrow/remote-testing/alone';
import { remote } from '../remote.ts';
import { DevLayout } from './dev-layout.tsx';
import { accountHandlers } from './handlers.ts';
import { Platform } from './platform.ts';

const REMEMBERED = 'dev-user';

/** Remembers who is logged in when a new document is loaded. */
class LastingPlatform extends Platform {
  override logIn(user: CurrentUser): void {
    super.logIn(user);
    sessionStorage.setItem(REMEMBERED, JSON.stringify(user));
  }

  override signOut(): void {
    super.signOut();
    sessionStorage.removeItem(REMEMBERED);
  }

  begin(login: string | null): void {
    const user = this.people.find(person => person.login === login)?.user;
    const remembered = sessionStorage.getItem(REMEMBERED);
    if (user) this.logIn(user);
    else if (remembered) this.logIn(JSON.parse(remembered) as CurrentUser);
    else this.signOut();
  }
}

const platform = new LastingPlatform();
platform.begin(new URLSearchParams(location.search).get('as'));
showAlone({ remote, handlers: accountHandlers(platform), start: 'login', layout: <DevLayout /> });
