import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../scripts/steps/user-error.mjs'

/**
 * Works simulated users off, one step of each at a time, so many of them at once. A user who waits
 * holds up nobody; one who is due goes before one who has not begun.
 *
 * @throws the drafts that are not done after `patienceMs`, each with the step at which it goes
 *   round: a user that never ends is a finding, not a wait.
 */
export async function workedOff(users, { atOnce, patienceMs }) {
  const deadline = Date.now() + patienceMs
  const waiting = []
  const fresh = [...users]
  let underWay = 0

  const due = () => {
    const at = waiting.findIndex((one) => one.at <= Date.now())
    if (at >= 0) return waiting.splice(at, 1)[0].user
    return fresh.shift()
  }

  async function worker() {
    while (fresh.length > 0 || waiting.length > 0 || underWay > 0) {
      if (Date.now() > deadline) throw endless(users, patienceMs)
      const user = due()
      if (!user) {
        await sleep(10)
        continue
      }
      underWay += 1
      const ms = await user.step()
      underWay -= 1
      if (ms === null) user.isDone = true
      else waiting.push({ at: Date.now() + ms, user })
    }
  }

  await Promise.all(Array.from({ length: atOnce }, worker))
}

function endless(users, patienceMs) {
  const open = users.filter(({ isDone }) => !isDone)
  const some = open
    .slice(0, 10)
    .map(({ draft, write, stepName }) => `${(draft ?? write).index} at ${stepName()}`)
  return new Problem(
    `${open.length} drafts are not done after ${patienceMs / 1000} s: ${some.join(', ')}`,
  )
}
