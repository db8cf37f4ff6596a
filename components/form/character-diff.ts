/**
 * Tells which characters of a typed text the stored one lost, and which it gained, by their longest
 * common subsequence.
 *
 * Joined again, the pieces of each side give that side; `kept` pieces are the same on both.
 */
export function diffCharacters(
  typed: string,
  stored: string,
): { typed: Piece[]; stored: Piece[]; dropped: number; added: number } {
  const [before, after] = [[...typed], [...stored]]
  const common = computeCommonLengths(before, after)
  const sides: Record<'typed' | 'stored', Piece[]> = { typed: [], stored: [] }

  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      append(sides.typed, before[i++]!, true)
      append(sides.stored, after[j++]!, true)
    } else if (
      j === after.length ||
      (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!)
    ) {
      append(sides.typed, before[i++]!, false)
    } else {
      append(sides.stored, after[j++]!, false)
    }
  }
  return { ...sides, dropped: before.length - common[0]![0]!, added: after.length - common[0]![0]! }
}

/** A run of characters that both texts have (`kept`) or only this one. */
export type Piece = { text: string; kept: boolean }

/** For every pair of tails, how long their longest common subsequence is. */
function computeCommonLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}

function append(pieces: Piece[], character: string, kept: boolean) {
  const last = pieces.at(-1)
  if (last?.kept === kept) last.text += character
  else pieces.push({ text: character, kept })
}
