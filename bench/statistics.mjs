const sorted = (values) => values.toSorted((a, b) => a - b)

/** The value below which a share of the values lies. */
export const percentile = (values, share) =>
  sorted(values)[Math.min(Math.floor(values.length * share), values.length - 1)]

/** The middle value, or the mean of the two in the middle. */
export function median(values) {
  const inOrder = sorted(values)
  const middle = inOrder.length / 2
  return Number.isInteger(middle)
    ? (inOrder[middle - 1] + inOrder[middle]) / 2
    : inOrder[Math.floor(middle)]
}
