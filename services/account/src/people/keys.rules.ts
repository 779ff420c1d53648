/** An address as it is compared: case does not count. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** A username as it is compared: neither case nor the way its characters are composed counts. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
