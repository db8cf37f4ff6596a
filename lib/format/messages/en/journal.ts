/** English texts of journal. */
export const journal = {}
