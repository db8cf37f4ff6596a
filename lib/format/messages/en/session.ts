/** English texts of session. */
export const session = {}
