/** English texts of form. */
export const form = {}
