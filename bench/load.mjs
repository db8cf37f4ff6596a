import autocannon from 'autocannon'
import { Problem } from '../scripts/steps/user-error.mjs'
import { percentile } from './statistics.mjs'

/**
 * Sends one request over and over from a number of connections. Latencies in milliseconds, with
 * fractions: autocannon's own have none.
 *
 * @throws Problem when anything but 200 was answered, or nothing in time.
 */
export async function load(target, connections, seconds) {
  const latencies = []
  const others = new Map()
  const { url, method, headers, body } = target.request
  const result = await new Promise((done, refuse) => {
    const run = autocannon(
      { url, method, headers, body, connections, duration: seconds },
      (error, value) => (error ? refuse(error) : done(value)),
    )
    run.on('response', (_, status, __, ms) => {
      if (status === 200) latencies.push(ms)
      else others.set(status, (others.get(status) ?? 0) + 1)
    })
  })
  const wrong = result.errors + others.size
  if (wrong > 0)
    throw new Problem(
      `${target.name}: ${result.errors} errors, other answers ${JSON.stringify([...others])}`,
    )
  if (latencies.length === 0)
    throw new Problem(
      `${target.name}: nothing was answered within ${seconds} s; the machine is too busy to measure`,
    )
  return {
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    perSecond: latencies.length / result.duration,
  }
}
