/**
 * How likely at least `hits` of `tries` are, where each is one with probability `share`. Exact but
 * for rounding; summed by logarithms, so that thousands of tries underflow nowhere.
 */
export function findTailProbability(hits: number, tries: number, share: number): number {
  if (hits <= 0) return 1
  if (hits > tries || share <= 0) return 0
  if (share >= 1) return 1
  let term =
    sumLogs(tries - hits + 1, tries) -
    sumLogs(1, hits) +
    hits * Math.log(share) +
    (tries - hits) * Math.log1p(-share)
  let sum = 0
  for (let count = hits; count <= tries; count++) {
    sum += Math.exp(term)
    term += Math.log((tries - count) / (count + 1)) + Math.log(share) - Math.log1p(-share)
  }
  return Math.min(1, sum)
}

function sumLogs(from: number, to: number): number {
  let sum = 0
  for (let each = from; each <= to; each++) sum += Math.log(each)
  return sum
}
