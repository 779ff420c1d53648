/** Whether a readable cookie says that a session exists; without it there is no need to ask the server. */
export function hasSession(cookies: string = document.cookie): boolean {
  return /(?:^|;\s*)has_session=1(?:;|$)/.test(cookies);
}
