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

/** What each tenant was asked, in memory, so that a test can prove how often the upstream was called. */
export class Recorder {
  private readonly tenants = new Map<string, { counts: Record<string, number>; requests: Recorded[] }>()

  arrival(operation: string, requestId: string, now: number): Arrival {
    const recorded: Recorded = { operation, status: null, served: [], at: new Date(now).toISOString(), requestId }
    let isNoted = false
    return {
      body: (body) => {
        recorded.body = body
      },
      served: (status) => void recorded.served.push(status),
      of: (tenant, status) => {
        if (status !== undefined) recorded.status = status
        if (!tenant || isNoted) return
        isNoted = true
        this.note(tenant.id, recorded)
      },
    }
  }

  requestsOf(tenant: Tenant) {
    return this.tenants.get(tenant.id) ?? { counts: {}, requests: [] }
  }

  private note(tenant: string, recorded: Recorded) {
    const kept = this.tenants.get(tenant) ?? { counts: {}, requests: [] }
    this.tenants.set(tenant, kept)
    kept.counts[recorded.operation] = (kept.counts[recorded.operation] ?? 0) + 1
    kept.requests.push(recorded)
    if (kept.requests.length > keptMax) kept.requests.shift()
  }
}
