import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type { EncodingProblem } from './decode-xml'

/** Why a file is not read at all. */
export type UblProblem =
  | EncodingProblem
  | { problem: 'empty' | 'doctype' | 'tooSlow' | 'tooDeep' }
  | { problem: 'tooLarge' | 'tooManyElements' | 'tooManyAttributes'; most: number }
  | { problem: 'textTooLong'; path: string; most: number }
  | { problem: 'malformed'; line: number; column: number }
  | { problem: 'notUbl'; root: string }

/** Why one element or attribute has no place in the body. */
export type NotCarriedReason =
  | 'unknownElement'
  | 'otherNamespace'
  | 'unknownAttribute'
  | 'repeated'
  | 'textAmongElements'

/** What of a file the body cannot hold: where it stands, and how often. */
export type NotCarried = { path: string; reason: NotCarriedReason; count: number }

export type UblReading =
  | {
      ok: true
      document: UblDocument
      notCarried: NotCarried[]
      /** Places that are not listed, because there are too many. */
      unlisted: number
    }
  | ({ ok: false } & UblProblem)
