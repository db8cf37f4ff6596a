import { type FileRefusal, readTextFile } from '@/lib/client/files/read-text-file'
import { pauseForPage } from '@/lib/client/pauses'
import type { DayOrder } from '@/lib/features/payment-matching/domain/bank-days'
import { type BankList, bankLinesMax } from '@/lib/features/payment-matching/domain/bank-line'
import { createCamtReader } from '@/lib/features/payment-matching/domain/camt-entries'
import { countLines } from '@/lib/features/payment-matching/domain/list-text'
import { parseBankTable } from '@/lib/features/payment-matching/domain/parse-bank-table'

/** Why a list was not taken. */
export type ListRefusal = FileRefusal | 'tooLong' | 'noXml' | 'noLines' | 'openQuote'

export type TakenList = { ok: true; list: BankList } | { ok: false; refusal: ListRefusal }

/** Most characters: a thousand lines of a table have about 150,000, as camt some millions. */
const tableMax = 400_000
const xmlMax = 5_000_000

/** The text of a file of a bank. */
export const readBankFile = (file: File) => readTextFile(file, { bytesMax: xmlMax })

/**
 * Reads what was pasted or is in a file: camt where it begins as XML does, else delimited text. What
 * reads either is loaded on use.
 */
export async function readBankList(text: string, order: DayOrder): Promise<TakenList> {
  const isXml = /^[\s\uFEFF]*</.test(text)
  if (text.length > (isXml ? xmlMax : tableMax)) return { ok: false, refusal: 'tooLong' }
  return isXml ? readCamt(text.replace(/^[\s\uFEFF]+/, '')) : readTable(text, order)
}

async function readCamt(xml: string): Promise<TakenList> {
  const { readXmlInPieces } = await import('@/lib/client/files/read-xml')
  const reader = createCamtReader()
  try {
    await readXmlInPieces(xml, reader, pauseForPage)
  } catch {
    return { ok: false, refusal: 'noXml' }
  }
  return toTaken(reader.list())
}

async function readTable(text: string, order: DayOrder): Promise<TakenList> {
  const { parseDelimitedText } = await import('@/lib/client/files/parse-delimited-text')
  await pauseForPage()
  const table = parseDelimitedText(text)
  if (table.openQuote !== null) return { ok: false, refusal: 'openQuote' }
  // One of its records may be headings.
  if (table.records.length > bankLinesMax + 1) return { ok: false, refusal: 'tooLong' }
  await pauseForPage()
  return toTaken(parseBankTable(table, order))
}

/** A list of too many lines is refused whole: a part of it would be summed as if it were all. */
function toTaken(list: BankList | null): TakenList {
  const count = list ? countLines(list) : 0
  if (list === null || count === 0) return { ok: false, refusal: 'noLines' }
  return count > bankLinesMax ? { ok: false, refusal: 'tooLong' } : { ok: true, list }
}
