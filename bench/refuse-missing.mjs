import { Problem } from '../scripts/steps/user-error.mjs'

/**
 * A run that could not take a figure fails once all others stand.
 *
 * @throws Problem that names why. A store that no machine has to have is no reason.
 */
export function refuseMissing(parts) {
  const failed = parts.filter((part) => part?.failed).map(({ missing }) => missing)
  if (failed.length > 0) throw new Problem(`bench: not all was taken: ${failed.join('; ')}`)
}
