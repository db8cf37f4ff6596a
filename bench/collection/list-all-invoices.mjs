import { timed } from '../../scripts/steps/with-timing.mjs'
import { listDirectly } from './ask.mjs'

/**
 * Reads through the whole list of invoices, page by page, as a bare client.
 *
 * @param wanted which invoices are kept, the first `most` of them.
 * @returns how many invoices there are, the token of each page but the first, and what was kept.
 */
export function readWholeList(direct, { wanted, most }) {
  return timed('reading through the list of invoices', async () => {
    const tokens = []
    const kept = []
    let count = 0
    for (;;) {
      const { summary, data } = await listDirectly(
        direct,
        tokens.length > 0 ? { PageToken: tokens.at(-1) } : {},
      )
      count += data.length
      kept.push(...data.filter(wanted).slice(0, most - kept.length))
      if (!summary.nextPageToken) return { count, tokens, kept }
      tokens.push(summary.nextPageToken)
    }
  })
}
