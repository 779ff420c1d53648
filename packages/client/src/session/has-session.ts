/** True where a readable cookie says that a session exists; without it nobody needs to ask the server. */
export function hasSession(cookies: string = document.cookie): boolean {
  return /(?:^|;\s*)has_session=1(?:;|$)/.test(cookies);
}
