/** A setting of the environment that is invalid. The message names the key, never its value. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Something outside the program prevents the start (a port in use, a database that does not answer): one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
