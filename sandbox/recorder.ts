import type { Tenant } from './directory'

/**
 * A request as it came and ended. `status` is what was answered (0: nothing, null: not yet),
 * `served` what the work itself ended with: each time it ran, so nothing where a fault came before
 * it, and twice where it was done twice. 2xx in `served` is stored, whatever was answered.
 */
export type RecordedRequest = {
  operation: string
  status: number | null
  served: number[]
  at: string
  requestId: string
  body?: unknown
}

/** A request that came in and may be told more of as it goes on. */
export type RequestRecord = {
  of: (tenant: Tenant | undefined, status?: number) => void
  body: (body: unknown) => void
  served: (status: number) => void
}

const maxRequests = 1000

type TenantLog = {
  counts: Record<string, number>
  requests: RecordedRequest[]
  underWay: number
  mostAtOnce: number
}

/**
 * What each tenant was asked, in memory, so that a test can prove how often the upstream was
 * called, and how often at once.
 */
export class Recorder {
  private readonly tenants = new Map<string, TenantLog>()

  arrival(operation: string, requestId: string, now: number): RequestRecord {
    const recorded: RecordedRequest = {
      operation,
      status: null,
      served: [],
      at: new Date(now).toISOString(),
      requestId,
    }
    let tenantLog: TenantLog | undefined
    return {
      body: (body) => {
        recorded.body = body
      },
      served: (status) => void recorded.served.push(status),
      of: (tenant, status) => {
        if (status !== undefined) recorded.status = status
        if (tenant && !tenantLog) tenantLog = this.note(tenant.id, recorded)
        if (tenantLog && status !== undefined) tenantLog.underWay -= 1
      },
    }
  }

  requestsOf(tenant: Tenant) {
    const { counts, requests, mostAtOnce } = this.tenants.get(tenant.id) ?? createTenantLog()
    return { counts, requests, mostAtOnce }
  }

  private note(tenant: string, recorded: RecordedRequest): TenantLog {
    const tenantLog = this.tenants.get(tenant) ?? createTenantLog()
    this.tenants.set(tenant, tenantLog)
    tenantLog.underWay += 1
    tenantLog.mostAtOnce = Math.max(tenantLog.mostAtOnce, tenantLog.underWay)
    tenantLog.counts[recorded.operation] = (tenantLog.counts[recorded.operation] ?? 0) + 1
    tenantLog.requests.push(recorded)
    if (tenantLog.requests.length > maxRequests) tenantLog.requests.shift()
    return tenantLog
  }
}

const createTenantLog = (): TenantLog => ({ counts: {}, requests: [], underWay: 0, mostAtOnce: 0 })
