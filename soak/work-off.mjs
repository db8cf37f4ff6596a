import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Works clerks off, one step of each at a time, so many of them at once. A clerk who waits holds up nobody; one who is due goes before one who has not
 * begun.
 */
export async function workedOff(clerks, atOnce) {
  const waiting = []
  const fresh = [...clerks]
  let underWay = 0

  const due = () => {
    const at = waiting.findIndex((one) => one.at <= Date.now())
    if (at >= 0) return waiting.splice(at, 1)[0].clerk
    return fresh.shift()
  }

  async function worker() {
    while (fresh.length > 0 || waiting.length > 0 || underWay > 0) {
      const clerk = due()
      if (!clerk) {
        await sleep(10)
        continue
      }
      underWay += 1
      const ms = await clerk.step()
      underWay -= 1
      if (ms === null) clerk.isDone = true
      else waiting.push({ at: Date.now() + ms, clerk })
    }
  }

  await Promise.all(Array.from({ length: atOnce }, worker))
}
