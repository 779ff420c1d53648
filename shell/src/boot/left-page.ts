/** Whether there is a session, according to its readable cookie. */
const isLoggedIn = (): boolean => /(?:^|;\s*)has_session=1(?:;|$)/.test(document.cookie);

/**
 * Reloads a page that the browser kept and shows again by Back, if somebody is or was
 * logged in: whoever sits here now must not see what was read for the previous user.
 */
export function renewLeftPages(reload: () => void = () => location.reload()): void {
  let wasLoggedIn = isLoggedIn();
  addEventListener('pagehide', () => {
    wasLoggedIn ||= isLoggedIn();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !(wasLoggedIn || isLoggedIn())) return;
    document.documentElement.hidden = true;
    reload();
  });
}
