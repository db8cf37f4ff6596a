import { timed } from '../../scripts/steps/with-timing.mjs'
import { crowd } from '../servers/settings.mjs'
import { percentile } from '../statistics.mjs'
import { atPace, posted, signedWebhook } from './webhooks.mjs'

const again = 20

/**
 * Valid webhooks at the pace that the desk has to keep up with: how many are answered 2xx, and how
 * many are stored. The latter is asked of the desk itself: each comes a second time, byte for byte,
 * and only one that is stored is known then.
 */
export function measureCrowd({ desk, secret }) {
  const { perSecond, seconds } = crowd
  return timed(
    `sending ${perSecond} webhooks a second for ${seconds} s, and each again`,
    async () => {
      const sent = await atPace(crowd, () => triedOnce(desk.url, signedWebhook(secret)))
      const stored = await countKnown(
        desk.url,
        sent.value.map(({ webhook }) => webhook),
      )
      const isAnswered = ({ status }) => status >= 200 && status < 300
      const times = sent.value.map(({ ms }) => ms)
      return {
        ...crowd,
        sent: sent.value.length,
        answered: sent.value.filter(isAnswered).length,
        stored,
        rate: sent.perSecond,
        ...{ p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
      }
    },
  )
}

/** An answer that does not come is one that is not 2xx. */
async function triedOnce(url, webhook) {
  const begun = performance.now()
  const { status } = await posted(url, webhook).catch(() => ({ status: 0 }))
  return { webhook, status, ms: performance.now() - begun }
}

async function countKnown(url, webhooks) {
  let known = 0
  for (let from = 0; from < webhooks.length; from += again) {
    const answers = await Promise.all(
      webhooks.slice(from, from + again).map((webhook) => posted(url, webhook)),
    )
    known += answers.filter(({ taken }) => taken === 'known').length
  }
  return known
}
