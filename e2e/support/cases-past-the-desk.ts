import { type Desk, expect } from '../fixtures'
import type { Raw } from './sandbox'

export type SandboxCase = {
  caseId: string
  caseNumber: number
  status: string
  subStatus: string
  currency: string
  remainingAmount: number
}

/** The cases of a test's own tenant, past the desk. */
export async function casesPastTheDesk(desk: Desk) {
  const { userName, password } = desk.user('lead')
  const form = new URLSearchParams({ grant_type: 'password', username: userName, password })
  const { access_token } = (await (
    await fetch(`${process.env.E2E_SANDBOX}/auth/token`, { method: 'POST', body: form })
  ).json()) as {
    access_token: string
  }
  const ask = (path: string, body?: Raw) =>
    fetch(`${process.env.E2E_SANDBOX}/collection/v1/orgs/${desk.organizationId}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const all = async () =>
    ((await (await ask('/cases?PageSize=200')).json()) as { data: SandboxCase[] }).data
  return {
    all,
    one: async (subStatus: string, status = 'OPEN') =>
      (await all()).find((each) => each.subStatus === subStatus && each.status === status)!,
    now: async ({ caseId }: SandboxCase) => (await all()).find((each) => each.caseId === caseId)!,
    pause: async ({ caseId }: SandboxCase) =>
      expect((await ask(`/cases/${caseId}/pause`, { reason: 'Somebody else' })).ok).toBe(true),
  }
}
