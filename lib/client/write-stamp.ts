let writer: string | undefined
let turn = 0

/**
 * Names this open page, and counts its changes: the store lets no earlier change of a page
 * overwrite a later one.
 */
export function createWriteStamp(): { writer: string; turn: number } {
  writer ??= crypto.randomUUID()
  turn += 1
  return { writer, turn }
}
