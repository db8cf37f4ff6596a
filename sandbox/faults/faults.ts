import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Operation } from '@/lib/contracts/operation'
import { makeErrorBody } from '../refusal'
import { toMinimalBody } from './minimal-body'
import type { Reply } from './reply'

/**
 * A way in which an operation goes wrong, for the next `times` requests that would have been
 * served. A status and a delay come before the work, or, with `after`, when it is done and stored.
 * What the work itself refuses goes out as it is. A delay ends early where its tenant is let go. With
 * `asking` only requests whose body says the same are meant.
 */
export const Fault = z
  .object({
    operation: z.string(),
    kind: z.enum([
      'drop-before',
      'drop-after',
      'delay',
      'status',
      'truncate',
      'duplicate',
      'garbage',
      'minimal',
    ]),
    after: z.boolean().optional(),
    status: z.int().min(200).max(599).optional(),
    body: z.unknown().optional(),
    retryAfter: z.union([z.number(), z.string()]).optional(),
    delayMs: z.number().min(0).max(600_000).optional(),
    times: z.int().min(1).optional(),
    asking: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ kind, after }) => after === undefined || kind === 'status' || kind === 'delay', {
    path: ['after'],
    error: 'only a status and a delay come before or after',
  })
export type Fault = z.infer<typeof Fault>

/** A request that a fault may spoil. */
type FaultTarget = { operation: Operation; body?: unknown; requestId: string }

type ArmedFault = Fault & { left: number }

/** Faults by tenant and operation, in memory. The first that was set is played first. */
export class Faults {
  private readonly armed = new Map<string, ArmedFault[]>()
  private readonly delayed = new Map<string, Set<() => void>>()

  set(tenant: string, fault: Fault) {
    this.armed.set(tenant, [
      ...(this.armed.get(tenant) ?? []),
      { ...fault, left: fault.times ?? 1 },
    ])
  }

  clear(tenant: string) {
    this.armed.delete(tenant)
  }

  /** Ends the delays that are under way. */
  letGo(tenant: string) {
    for (const goOn of this.delayed.get(tenant) ?? []) goOn()
  }

  of(tenant: string): Fault[] {
    return this.armed.get(tenant) ?? []
  }

  /**
   * Serves a request, or spoils it as the tenant's next fault says. `run` commits and may throw a
   * refusal.
   */
  async play(
    tenant: string,
    { operation, body, requestId }: FaultTarget,
    run: () => Promise<Reply>,
  ): Promise<Reply> {
    const fault = this.take(tenant, operation.name, body)
    switch (fault?.kind) {
      case undefined:
        return run()
      case 'drop-before':
        return { status: 0, wire: 'drop' }
      case 'status':
        if (fault.after) await run()
        return makeFaultReply(fault, requestId)
      case 'delay':
        return this.delayReply(tenant, fault, run)
      case 'duplicate':
        await run()
        return run()
      case 'drop-after':
        return { ...(await run()), wire: 'drop' }
      case 'truncate':
        return { ...(await run()), wire: 'truncate' }
      case 'garbage':
        await run()
        return { status: 200, body: fault.body ?? ['<html>', { unexpected: true }, 5] }
      case 'minimal': {
        const { status, body } = await run()
        return { status, body: toMinimalBody(operation.answers[status] ?? null, body) }
      }
    }
  }

  private async delayReply(
    tenant: string,
    { after, delayMs = 1000 }: Fault,
    run: () => Promise<Reply>,
  ): Promise<Reply> {
    if (after) return run().finally(() => this.delay(tenant, delayMs))
    await this.delay(tenant, delayMs)
    return run()
  }

  private async delay(tenant: string, ms: number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const delayed = this.delayed.get(tenant) ?? new Set()
    this.delayed.set(tenant, delayed.add(resolve))
    const timer = setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
    delayed.delete(resolve)
  }

  private take(tenant: string, operation: string, body: unknown): ArmedFault | undefined {
    const armed = this.armed.get(tenant) ?? []
    const fault = armed.find((one) => one.operation === operation && isAffected(one, body))
    if (!fault) return undefined
    fault.left -= 1
    if (fault.left === 0)
      this.armed.set(
        tenant,
        armed.filter((one) => one !== fault),
      )
    return fault
  }
}

const isAffected = ({ asking = {} }: Fault, body: unknown) =>
  Object.entries(asking).every(([field, value]) =>
    isDeepStrictEqual((body as Record<string, unknown> | undefined)?.[field], value),
  )

function makeFaultReply({ status = 503, body, retryAfter }: Fault, requestId: string): Reply {
  const message = `The sandbox was told to answer ${status}`
  return {
    status,
    body:
      body === undefined
        ? makeErrorBody({ errorCode: 'fault', message, more: {} }, requestId)
        : body,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  }
}
