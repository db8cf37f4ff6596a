import type { TestSandbox, TestTenant } from './test-sandbox'

/**
 * Where the statuses of operations are reached: a tenant, another one, and tokens of its lead, of
 * one with fewer rights, and of the other's lead.
 */
export type World = {
  sandbox: TestSandbox
  tenant: TestTenant
  other: TestTenant
  lead: string
  support: string
  foreign: string
}
export type Scenario = (world: World) => Promise<{ status: number }>
export type StatusScenarios = Record<string, Record<number, Scenario>>
