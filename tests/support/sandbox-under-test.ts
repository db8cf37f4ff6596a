import { afterAll, beforeAll } from 'vitest'
import { createServedSandbox, type ServedSandbox } from '@/sandbox/testing/served-sandbox'
import type { World } from '@/sandbox/testing/status-scenarios'
import {
  createTestSandbox,
  type TestSandbox,
  type TestTenant,
} from '@/sandbox/testing/test-sandbox'

/** A sandbox for the tests of a file: opened before the first, closed after the last. */
export const sandboxUnderTest = (): TestSandbox => openedOnce(createTestSandbox)

/** As `sandboxUnderTest`, and reached over a wire. */
export const servedSandboxUnderTest = (): ServedSandbox => openedOnce(createServedSandbox)

/** As `sandboxUnderTest`, with two tenants in it and who asks about the first. */
export function worldUnderTest(): World {
  const sandbox = sandboxUnderTest()
  const world: World = {
    sandbox,
    tenant: {} as TestTenant,
    other: {} as TestTenant,
    lead: '',
    support: '',
    foreign: '',
  }
  beforeAll(async () => {
    Object.assign(world.tenant, await sandbox.newTenant())
    Object.assign(world.other, await sandbox.newTenant())
    const signIns = [
      sandbox.signIn(world.tenant),
      sandbox.signIn(world.tenant, 'support'),
      sandbox.signIn(world.other),
    ] as const
    const [lead, support, foreign] = await Promise.all(signIns)
    Object.assign(world, {
      lead: lead.access_token,
      support: support.access_token,
      foreign: foreign.access_token,
    })
  })
  return world
}

function openedOnce<Sandbox extends TestSandbox>(open: () => Promise<Sandbox>): Sandbox {
  const sandbox = {} as Sandbox
  beforeAll(async () => {
    Object.assign(sandbox, await open())
  })
  afterAll(() => sandbox.close())
  return sandbox
}
