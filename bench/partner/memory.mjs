import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { ports } from '../servers/settings.mjs'

const everyMs = 250

/**
 * What a step makes a desk's process grow by, in megabytes: its resident memory as it was before,
 * at its most, and after; what its heap holds when rubbish is gone, before and after. `samples`
 * tell what it was made of all the while, and the seconds that the process had computed by then
 * (`user`, `system`).
 *
 * @param step is given a function that tells the heap in between, when rubbish is gone.
 */
export async function grown(step) {
  const inspector = await inspected()
  try {
    const samples = [await inspector.memory()]
    const heapBefore = await inspector.cleanHeap()
    let isOver = false
    const sampling = (async () => {
      while (!isOver) {
        samples.push(await inspector.memory())
        await sleep(everyMs)
      }
    })()
    const value = await step(inspector.cleanHeap).finally(() => {
      isOver = true
    })
    await sampling
    samples.push(await inspector.memory())
    const heapAfter = await inspector.cleanHeap()

    const [{ rss: before }] = samples
    const most = Math.max(...samples.map(({ rss }) => rss))
    const rss = { before, most, after: samples.at(-1).rss, growth: most - before }
    return {
      value,
      memory: {
        rss,
        heap: { before: heapBefore, after: heapAfter, growth: heapAfter - heapBefore },
        samples,
      },
    }
  } finally {
    inspector.close()
  }
}

/** The desk's process by its inspector. */
async function inspected() {
  const [{ webSocketDebuggerUrl }] = await (
    await fetch(`http://127.0.0.1:${ports.partnerInspector}/json/list`)
  ).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((done, refuse) => {
    socket.onopen = done
    socket.onerror = () => refuse(new Problem('the inspector of the desk does not answer'))
  })
  const waiting = new Map()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
    waiting.delete(id)
  }
  socket.onclose = () => {
    for (const done of waiting.values()) done({})
  }
  let last = 0
  const send = (method, params) =>
    new Promise((done) => {
      last += 1
      waiting.set(last, done)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  const memory = async () => {
    const { result } = await send('Runtime.evaluate', {
      expression: 'JSON.stringify({ ...process.memoryUsage(), ...process.cpuUsage() })',
    })
    return Object.fromEntries(
      Object.entries(JSON.parse(result.value)).map(([name, small]) => [name, small / 1e6]),
    )
  }
  const cleanHeap = async () => {
    await send('HeapProfiler.collectGarbage')
    return (await send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  return { memory, cleanHeap, close: () => socket.close() }
}
