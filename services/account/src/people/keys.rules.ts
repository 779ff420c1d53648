/** Returns an address in the form in which it is compared: case does not count. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Returns a username in the form in which it is compared: neither case nor the composition of its characters counts. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
