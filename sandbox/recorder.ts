import type { Tenant } from './directory'

/**
 * A request as it came and ended. `status` is what was answered (0: nothing, null: not yet), `served` what the work itself ended with: each time it
 * ran, so nothing where a fault came before it, and twice where it was done twice. 2xx in `served` is stored, whatever was answered.
 */
export type Recorded = { operation: string; status: number | null; served: number[]; at: string; requestId: string; body?: unknown }

/** A request that came in and may be told more of as it goes on. */
export type Arrival = {
  of: (tenant: Tenant | undefined, status?: number) => void
  body: (body: unknown) => void
  served: (status: number) => void
}

const keptMax = 1000

type Kept = { counts: Record<string, number>; requests: Recorded[]; underWay: number; mostAtOnce: number }

/** What each tenant was asked, in memory, so that a test can prove how often the upstream was called, and how often at once. */
export class Recorder {
  private readonly tenants = new Map<string, Kept>()

  arrival(operation: string, requestId: string, now: number): Arrival {
    const recorded: Recorded = { operation, status: null, served: [], at: new Date(now).toISOString(), requestId }
    let noted: Kept | undefined
    return {
      body: (body) => {
        recorded.body = body
      },
      served: (status) => void recorded.served.push(status),
      of: (tenant, status) => {
        if (status !== undefined) recorded.status = status
        if (tenant && !noted) noted = this.note(tenant.id, recorded)
        if (noted && status !== undefined) noted.underWay -= 1
      },
    }
  }

  requestsOf(tenant: Tenant) {
    const { counts, requests, mostAtOnce } = this.tenants.get(tenant.id) ?? nothing()
    return { counts, requests, mostAtOnce }
  }

  private note(tenant: string, recorded: Recorded): Kept {
    const kept = this.tenants.get(tenant) ?? nothing()
    this.tenants.set(tenant, kept)
    kept.underWay += 1
    kept.mostAtOnce = Math.max(kept.mostAtOnce, kept.underWay)
    kept.counts[recorded.operation] = (kept.counts[recorded.operation] ?? 0) + 1
    kept.requests.push(recorded)
    if (kept.requests.length > keptMax) kept.requests.shift()
    return kept
  }
}

const nothing = (): Kept => ({ counts: {}, requests: [], underWay: 0, mostAtOnce: 0 })
