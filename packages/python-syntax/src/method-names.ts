/** Methods of texts, lists and dictionaries that lessons use. */
export const METHODS: readonly string[] =
  `append remove pop insert index sort reverse count extend clear copy split join upper lower strip replace
  title startswith endswith find format keys values items get update add discard send close`.split(/\s+/u);
