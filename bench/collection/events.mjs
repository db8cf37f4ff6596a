import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { grown } from '../partner/memory.mjs'
import { live, person, personOfLead } from '../servers/settings.mjs'
import { signInOften } from '../sign-in.mjs'
import { percentile } from '../statistics.mjs'
import { openStreams } from './streams.mjs'
import { sendWebhooks } from './webhooks.mjs'

const patience = 30_000

/** People who may see the organization; the streams are divided among them. */
const people = [person, personOfLead]

/**
 * Signed webhooks at an even pace, and how long after its sending each is told by every open
 * stream. Beside them the same webhooks with no stream open: once before, once after. Memory is the
 * desk's own from before the first stream until all are closed.
 *
 * @throws Problem when a webhook is refused, or a stream does not tell each of them once.
 */
export async function measureEvents({ desk, secret }) {
  const cookies = await timed(`signing in ${live.streams} times`, () =>
    signInOften(desk.url, live.streams, people),
  )
  return timed(
    `sending ${live.perSecond} webhooks a second for ${live.seconds} s, alone, with ${live.streams} streams, alone`,
    async () => {
      await sendWebhooks(desk.url, secret, { ...live, seconds: 2 })
      const { value: before, memory: memoryAlone } = await grown(() =>
        sendWebhooks(desk.url, secret, live),
      )
      const { value, memory } = await grown((cleanHeap) =>
        withStreams({ desk, secret }, cookies, cleanHeap),
      )
      const after = await sendWebhooks(desk.url, secret, live)
      const alone = {
        before: figuresOf(before),
        after: figuresOf(after),
        computed: computedIn(memoryAlone),
      }
      const answered = [...before.webhooks, ...after.webhooks].map((webhook) => webhook.answered)
      return {
        ...live,
        ...value,
        alone: {
          ...alone,
          both: {
            answered: spread(answered),
            perSecond: (alone.before.perSecond + alone.after.perSecond) / 2,
          },
        },
        computed: computedIn(memory),
        memory,
      }
    },
  )
}

async function withStreams({ desk, secret }, cookies, cleanHeap) {
  const arrivals = new Map()
  const close = await openStreams(desk.url, cookies, (batchId) => {
    const now = performance.now()
    const times = arrivals.get(batchId)
    if (times) times.push(now)
    else arrivals.set(batchId, [now])
  })
  let sent
  let heapOfOpen
  try {
    sent = await sendWebhooks(desk.url, secret, live)
    await toldByAll(arrivals, sent.webhooks, cookies.length)
    heapOfOpen = await cleanHeap()
  } finally {
    close()
  }
  const delays = sent.webhooks.flatMap(({ batchId, sentAt }) =>
    arrivals.get(batchId).map((at) => at - sentAt),
  )
  return { delay: spread(delays), heapOfOpen, ...figuresOf(sent) }
}

/**
 * Each stream may tell of a webhook once; what it tells of webhooks that were sent before is not
 * counted.
 */
async function toldByAll(arrivals, webhooks, streams) {
  const deadline = performance.now() + patience
  const wrong = () => webhooks.filter(({ batchId }) => arrivals.get(batchId)?.length !== streams)
  while (wrong().length > 0) {
    if (performance.now() > deadline)
      throw new Problem(
        `event streams: ${wrong().length} of ${webhooks.length} webhooks were not told once by each`,
      )
    await sleep(50)
  }
}

/** Seconds that the desk computed while its memory was watched. */
function computedIn({ samples }) {
  const [first, last] = [samples[1], samples.at(-1)]
  return last.user + last.system - first.user - first.system
}

const figuresOf = ({ webhooks, perSecond }) => ({
  answered: spread(webhooks.map(({ answered }) => answered)),
  perSecond,
})

const spread = (all) => ({
  p50: percentile(all, 0.5),
  p95: percentile(all, 0.95),
  max: all.reduce((most, ms) => Math.max(most, ms), 0),
})
