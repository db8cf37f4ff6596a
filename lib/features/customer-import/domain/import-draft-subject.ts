/** The subject of the draft that keeps what was said of a file of customers. */
export const keptImportSubject = 'customer-import'
