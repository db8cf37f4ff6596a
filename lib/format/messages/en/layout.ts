/** English texts of layout. */
export const layout = {}
