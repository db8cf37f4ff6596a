import type { Shapes } from '@/sandbox/shapes/shapes'

export type { Shapes }

/** The control routes of the sandbox, for one tenant. */
export type Fault = {
  operation: string
  kind:
    | 'drop-before'
    | 'drop-after'
    | 'delay'
    | 'status'
    | 'truncate'
    | 'duplicate'
    | 'garbage'
    | 'minimal'
  status?: number
  body?: unknown
  retryAfter?: number | string
  delayMs?: number
  /** A status or a delay only once the work is done. */
  after?: boolean
  times?: number
  /** Only requests whose body says the same are meant. */
  asking?: Raw
}
export type Role = 'controller' | 'support' | 'lead'
export type TokenSettings = Partial<
  Record<
    'opaqueTokens' | 'withoutRefreshToken' | 'withoutClaims' | 'revokeAll' | 'revokeRefresh',
    boolean
  > & { tokenSeconds: number | null }
>
export type Recorded = {
  operation: string
  status: number | null
  requestId: string
  body?: unknown
}
export type Raw = Record<string, unknown>
/** By which a test asks what was booked: an invoice, by its id or number, or an id of ours. */
export type BookedOf = { invoiceId: string } | { invoiceNumber: string } | { sourceId: string }
type TenantMade = {
  clientNo: string
  organizationId: string
  companyId: number
  companyIds: number[]
  users: { role: Role; userName: string; password: string }[]
}

/** Asks the sandbox itself, past the desk. */
export async function sandbox<Answer>(
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${process.env.E2E_SANDBOX}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok)
    throw new Error(`sandbox: ${method} ${path} answered ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** A tenant that nobody else has. */
export async function freshTenant() {
  const made = await sandbox<TenantMade>('/sandbox/tenants', 'POST')
  const at = (path: string) => `/sandbox/tenants/${made.clientNo}/${path}`
  return {
    ...made,
    user: (role: Role) => made.users.find((user) => user.role === role)!,
    fault: (fault: Fault) => sandbox(at('faults'), 'POST', fault),
    clearFaults: () => sandbox(at('faults'), 'DELETE'),
    /** Ends the delays that are under way: what they held goes on. */
    letGo: () => sandbox(at('faults/let-go'), 'POST'),
    clock: (advanceSeconds: number) => sandbox(at('clock'), 'POST', { advanceSeconds }),
    clearing: (behaviour: 'applied' | 'ignored') => sandbox(at('clearing'), 'POST', { behaviour }),
    tokens: (settings: TokenSettings) => sandbox(at('tokens'), 'POST', settings),
    requests: () =>
      sandbox<{ counts: Record<string, number>; requests: Recorded[]; mostAtOnce: number }>(
        at('requests'),
      ),
    storedCustomer: (customerNo: string) => sandbox<Raw>(at(`customers/${customerNo}`)),
    store: (customerNo: string, raw: Raw) =>
      sandbox<Raw>(at(`customers/${customerNo}`), 'PUT', raw),
    /**
     * Fields of the wire over plausible ones; ParentTransactionRid, and DirectionCode (1 or 2) in
     * place of Direction. The last is the newest.
     */
    addTransactions: (...rows: Raw[]) =>
      sandbox<{ RowId: number; TransactionRid: number }[]>(at('transactions'), 'POST', rows),
    changeTransaction: (rid: number, fields: Raw) =>
      sandbox(at(`transactions/${rid}`), 'PUT', fields),
    storedTransactions: () => sandbox<Raw[]>(at('transactions')),
    /**
     * How the tenant's service differs from the usual one from now on, in place of what was said
     * before (sandbox/shapes; `{}` is the usual one).
     */
    shapes: (shapes: Shapes) => sandbox(at('shapes'), 'POST', shapes),
    /** How often the service booked something: what a page tells of it must agree. */
    booked: (of: BookedOf) =>
      sandbox<{ corrections: number; payments: number; invoices: number }>(
        at(`booked?${new URLSearchParams(of)}`),
      ),
    /** Bank agreements and companies that were registered, newest first. */
    registrations: () => sandbox<Raw[]>(at('registrations')),
    /** What those come to that are registered from now on; null: their own fields decide. */
    endRegistrationsAs: (ending: 'completed' | 'failed' | 'contradictory' | 'held' | null) =>
      sandbox(at('registrations'), 'POST', { ending }),
    partner: (settings: { summaryWithoutRows?: boolean; partnerTokens?: boolean }) =>
      sandbox(at('partner'), 'POST', settings),
  }
}

export type FreshTenant = Awaited<ReturnType<typeof freshTenant>>

/**
 * A customer that a test puts into the store of the sandbox. Its numbers are searched for by the
 * leak test.
 */
export const ordinary = {
  name: 'Kari Nordmann',
  postalAddress: {
    name: 'Kari Nordmann',
    addressLine1: 'Storgata 1',
    addressLine2: '',
    addressLine3: '',
    postalCode: '0155',
    cityName: 'Oslo',
    countryText: 'Norge',
    countryCode: 'NO',
  },
  customerCategory: 'CONS',
  emailAddressDocument: ['kari.nordmann@post.example'],
  phoneNo: '+47 22 33 44 55',
  organizationNo: '',
  ssn: '15885098765',
  ssnCountry: 'NO',
  dateOfBirth: '1950-08-15',
  bankAccountNo: '99905512345',
  language: 'no',
  currency: 'NOK',
  dueDays: 14,
} satisfies Raw
