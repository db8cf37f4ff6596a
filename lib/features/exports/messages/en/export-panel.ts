/** English texts of the button that opens the panel of an export, which are there at once. */
export const exportPanel = { all: 'Export all', title: 'Export all results' }
