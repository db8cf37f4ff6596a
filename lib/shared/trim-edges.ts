/**
 * A text without the characters at its beginning and at its end that an expression for one
 * character takes for strays. It looks at each character once: an expression such as `/0+$/` begins
 * anew at every nought of a long row of them.
 */
export function trimEdges(text: string, { start, end }: { start?: RegExp; end?: RegExp }): string {
  let from = 0
  let to = text.length
  while (start && from < to && start.test(text[from]!)) from++
  while (end && from < to && end.test(text[to - 1]!)) to--
  return text.slice(from, to)
}
