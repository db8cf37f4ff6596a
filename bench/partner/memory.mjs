import { setTimeout as sleep } from 'node:timers/promises'
import { ports } from '../settings.mjs'

const everyMs = 250

/** What a step makes a desk's process grow by: its memory before, at its most, and after, in megabytes. Heap is what is left when rubbish is gone. */
export async function grown(step) {
  const inspector = await inspected()
  try {
    const heapBefore = await inspector.cleanHeap()
    const before = await inspector.memory()
    const sampled = [before]
    let isOver = false
    const sampling = (async () => {
      while (!isOver) {
        sampled.push(await inspector.memory())
        await sleep(everyMs)
      }
    })()
    const value = await step().finally(() => {
      isOver = true
    })
    await sampling
    const after = await inspector.memory()
    const most = Math.max(...sampled.map(({ rss }) => rss), after.rss)
    const heapMost = Math.max(...sampled.map(({ heapUsed }) => heapUsed))
    const heapAfter = await inspector.cleanHeap()
    return {
      value,
      memory: {
        rss: { before: before.rss, most, after: after.rss, growth: most - before.rss },
        heap: { before: heapBefore, most: heapMost, after: heapAfter, growth: heapAfter - heapBefore },
      },
    }
  } finally {
    inspector.close()
  }
}

/** The desk's process by its inspector. */
async function inspected() {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${ports.partnerInspector}/json/list`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((done, refuse) => {
    socket.onopen = done
    socket.onerror = () => refuse(new Error('the inspector of the desk does not answer'))
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
    const { result } = await send('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
    return Object.fromEntries(Object.entries(JSON.parse(result.value)).map(([name, bytes]) => [name, bytes / 1e6]))
  }
  const cleanHeap = async () => {
    await send('HeapProfiler.collectGarbage')
    return (await send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  return { memory, cleanHeap, close: () => socket.close() }
}
