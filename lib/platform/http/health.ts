import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  collectionHealth,
  distributionHealth,
  identityHealth,
  receivablesHealth,
} from '@/lib/contracts/health'
import type { Operation } from '@/lib/contracts/operation'
import { openDesk } from '@/lib/platform/database/desk-database'
import { toRequest } from '@/lib/platform/upstream/request'
import { send } from '@/lib/platform/upstream/send'

export type AreaHealth = { area: string; works: boolean; ms: number }
export type Readiness = { ready: boolean; store: boolean; areas: AreaHealth[] }

const probeMs = 2_000

/**
 * Whether the desk can work: its store answers, and at least one upstream area does. An area works
 * when it answers anything below 500.
 */
export async function checkReadiness(): Promise<Readiness> {
  const checks: Operation[] = [
    identityHealth,
    receivablesHealth,
    distributionHealth,
    collectionHealth,
  ]
  const [store, ...areas] = await Promise.all([isStoreReachable(), ...checks.map(checkArea)])
  return { ready: store && areas.some((each) => each.works), store, areas }
}

async function checkArea(operation: Operation): Promise<AreaHealth> {
  const startedAt = performance.now()
  const exchange = await send(toRequest(operation, {}, null, randomUUID()), 'read', probeMs)
  return {
    area: operation.area,
    works: exchange.kind === 'answered' && exchange.status < 500,
    ms: Math.round(performance.now() - startedAt),
  }
}

async function isStoreReachable(): Promise<boolean> {
  try {
    const { db } = await openDesk()
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
