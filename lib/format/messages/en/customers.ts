/** English texts of customers. */
export const customers = {}
