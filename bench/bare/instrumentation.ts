/** Turbopack looks for this file in the folders above as well, and would take the desk's: one that does nothing stands in its way. */
export function register() {}
