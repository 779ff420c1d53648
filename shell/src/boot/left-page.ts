/** Whether there is a session, as its readable cookie says. */
const isLoggedIn = (): boolean => /(?:^|;\s*)has_session=1(?:;|$)/.test(document.cookie);

/**
 * A page that the browser kept as it was left, and shows again by Back, is loaded anew where somebody is or was
 * logged in: whoever sits here now must not see what was read for the one before.
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
