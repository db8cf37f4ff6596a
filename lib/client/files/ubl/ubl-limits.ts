/** What a file may hold before it is refused. */
export type UblLimits = {
  /** Of the whole file: one attachment of 10 MB in base64, and the invoice around it. */
  bytes: number
  /** Elements inside one another; UBL needs nine. */
  depth: number
  /** All elements: 5,000 lines of forty. */
  elements: number
  /** Attributes of one element. */
  attributes: number
  /** Characters of one text or attribute that is no attachment. */
  text: number
  /** Characters of an attachment. */
  attachment: number
  /** Milliseconds of reading. */
  time: number
}

export const usualUblLimits: UblLimits = {
  bytes: 16_000_000,
  depth: 32,
  elements: 200_000,
  attributes: 20,
  text: 5_000,
  attachment: 14_000_000,
  time: 3_000,
}

/** As many places of a file that cannot be carried are named one by one; the rest are counted. */
export const notCarriedMax = 200
