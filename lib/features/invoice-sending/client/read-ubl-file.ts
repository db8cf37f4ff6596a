import { readUbl } from '@/lib/client/files/ubl/read-ubl'
import type { UblReading } from '@/lib/client/files/ubl/ubl-result'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { makeSourceId } from '@/lib/shared/references/source-id'

/** A file of one document, as it was read, with the identifier under which it goes out. */
export type ReadUblFile = { filename: string; reading: UblReading; identifier: string }

/** Which files a browser offers. */
export const ublFileTypes = '.xml,application/xml,text/xml'

/** A larger file cannot be sent: a call to the desk may hold 1 MB (next.config.ts). */
const fileBytesMax = 800_000

/**
 * Reads a file of one Peppol BIS Billing 3.0 invoice or credit note.
 *
 * @throws what the browser throws where the file is gone or may not be read.
 */
export async function readUblFile(chosen: File, today: string): Promise<ReadUblFile> {
  const isTooLarge = chosen.size > fileBytesMax
  const bytes = new Uint8Array(isTooLarge ? new ArrayBuffer(0) : await chosen.arrayBuffer())
  const reading: UblReading = isTooLarge
    ? { ok: false, problem: 'tooLarge', most: fileBytesMax }
    : readUbl(bytes)
  const identifier = await makeFileIdentifier(bytes, reading, today)
  return { filename: chosen.name, reading, identifier }
}

/**
 * The identifier of a file: the same for the same bytes, so that a file that was sent, or may have
 * been, goes out under it again and not as another document.
 */
async function makeFileIdentifier(
  bytes: Uint8Array<ArrayBuffer>,
  reading: UblReading,
  today: string,
) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const issued = reading.ok ? reading.document.body.IssueDate : undefined
  return makeSourceId('send', issued && isCalendarDate(issued) ? issued : today, digest)
}
