import { createHmac } from 'node:crypto'

export const workspaces = [
  {
    name: 'Fjellheim',
    clientNo: '1001',
    companyIds: [501],
    organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  },
  {
    name: 'Nordkust',
    clientNo: '1002',
    companyIds: [502],
    organizationId: '1f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d11',
  },
]

export const everyRight = [
  ...[
    'read:arm.customer',
    'write:arm.customer',
    'delete:arm.customer',
    'read:partner.invoice',
    'read:distribution.invoice',
  ],
  ...(['write:distribution.invoice', 'write:distribution.company'] as const),
  'write:distribution.bankagreement',
  ...['write:collection.case', 'read:collection.case'],
]

type Stated = {
  name?: string
  rights?: string[]
  workspaces?: unknown
  seconds?: number
  refresh?: string | null
  serial?: number
}

/**
 * What an identity area answers for a person: a signed token with claims, good for some seconds,
 * and a refresh token.
 */
export function tokenAnswer(stated: Stated = {}) {
  const claims = {
    name: stated.name ?? 'Kari Nordmann',
    scope: (stated.rights ?? everyRight).join(' '),
    workspaces: stated.workspaces ?? workspaces,
    serial: stated.serial ?? 0,
  }
  const refresh = stated.refresh === undefined ? 'refresh-0' : stated.refresh
  return {
    access_token: jwt(claims),
    token_type: 'Bearer',
    expires_in: stated.seconds ?? 3600,
    ...(refresh !== null && { refresh_token: refresh }),
  }
}

/** A token that tells nothing, with nothing beside it. */
export const opaqueAnswer = (token = 'opaque-5d1f0c') => ({ access_token: token })

function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${content}.${createHmac('sha256', 'identity').update(content).digest('base64url')}`
}
