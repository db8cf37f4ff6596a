import type { Separator, TextTable } from '@/lib/shared/tables/text-table'
import type { TextEncoding } from './decode-text'
import type { PackedRecords } from './packed-records'
import type { FileRefusal } from './read-text-file'

/** Why a file was not taken. */
export type TableRefusal = FileRefusal | 'workbook' | 'tooMany' | 'tooManyColumns'

/** How a delimited text is read. */
export type FileReading = { separator?: Separator; encoding?: TextEncoding }

/** What is to be read of a file, and how. `rowsMax`: most rows below its head. */
export type TableQuestion = { reading: FileReading; rowsMax: number }
export type TableRequest = TableQuestion & { bytes: Uint8Array<ArrayBuffer> }

/**
 * How a file came to its end. `reading` is missing for a workbook, which says itself how it is read;
 * `count`: how many rows a file has that has too many.
 */
export type TableEnd =
  | ({ ok: true; reading?: FileReading } & Omit<TextTable, 'records'>)
  | { ok: false; refusal: TableRefusal; count?: number }

/** What a worker says of a file: its records in their order, then the end. */
export type TableMessage = { records: PackedRecords } | { end: TableEnd }
