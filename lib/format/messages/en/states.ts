/** English texts of states. */
export const states = {}
