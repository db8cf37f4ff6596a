import type { Clock } from '../../clock'
import { Refusal } from '../../refusal'

const failuresMax = 50
const window = 60_000

/**
 * Refuses a name with 429 after 50 failed attempts within a minute. The figures are assumed:
 * interface.md, section 8, shows none.
 */
export class SignInThrottle {
  private readonly failures = new Map<string, number[]>()

  constructor(private readonly clock: Clock) {}

  check(name: string) {
    const recent = this.recent(name)
    if (recent.length < failuresMax) return
    const retryAfter = Math.max(1, Math.ceil((recent[0]! + window - this.clock.now()) / 1000))
    throw new Refusal(429, 'too_many_attempts', 'Too many failed attempts', { retryAfter })
  }

  failed(name: string) {
    this.failures.set(name, [...this.recent(name), this.clock.now()])
  }

  private recent(name: string) {
    return (this.failures.get(name) ?? []).filter((at) => at > this.clock.now() - window)
  }
}
