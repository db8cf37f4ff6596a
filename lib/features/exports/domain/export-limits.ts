/**
 * Most rows of an export as XLSX: its file is made at once, in memory (some 400 MB for so many of
 * every column). CSV has no such end.
 */
export const workbookRowsMax = 20_000

/** Exports of one person that may be walked at the same time. */
export const runningExportsMax = 3
