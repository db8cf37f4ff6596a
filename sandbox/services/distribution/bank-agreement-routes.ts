import type * as z from 'zod'
import {
  type BankAgreement,
  type BankAgreementRequest,
  postBankAgreementStatus,
  registerSwedishBankAgreement,
} from '@/lib/contracts/distribution/bank-agreements'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../answer'
import type { Implement } from '../../implement'
import { badRequest, notFound } from '../../refusal'
import { isKnownAccount, isRegisteredNumber } from './check-digits'
import {
  addRegistration,
  isSettled,
  listRegistrations,
  type Registration,
} from './registration-store'

type Request = z.output<typeof BankAgreementRequest>

/**
 * Swedish bank agreements: taken at once, and completed or failed some seconds later. The same may
 * be registered twice: interface.md 4.6 knows no conflict.
 */
export function registerBankAgreementRoutes(implement: Implement, { db }: { db: Database }) {
  implement(registerSwedishBankAgreement, async ({ body, accepted, now }) => {
    const { tenant } = accepted().person
    refuseFaults(body)
    const message = findFailure(body)
    const row = await addRegistration(db, {
      tenant: tenant.id,
      kind: 'bank-agreement',
      organizationNumber: body.organizationNumber,
      receivedAt: now(),
      ending: tenant.settings.registrationEnding ?? (message ? 'failed' : 'completed'),
      data: { ...pickEcho(body), ...(message && { message }) },
    })
    return makeAnswer(202, toBankAgreement(row, now()))
  })

  implement(postBankAgreementStatus, async ({ body, accepted, now }) => {
    const [, digits] = /^BA-(\d{1,9})$/.exec(body.requestId) ?? []
    const [row] = digits
      ? await listRegistrations(db, {
          tenant: accepted().person.tenant.id,
          kind: 'bank-agreement',
          id: Number(digits),
        })
      : []
    if (!row) throw notFound('The bank agreement')
    return makeAnswer(200, toBankAgreement(row, now()))
  })
}

const pickEcho = (body: Request) => ({
  organizationNumber: body.organizationNumber,
  name: body.name,
  bankAccountNumber: body.bankAccountNumber,
  bankAccountType: body.bankAccountType,
  targetGroup: body.targetGroup,
})

/** @throws Refusal 400 for a blank field, and for an organization number that cannot be one. */
function refuseFaults(body: Request) {
  const faults: [string, string | false][] = [
    ...Object.entries(pickEcho(body)).map(([field, value]): [string, string | false] => [
      field,
      value.trim() === '' && 'is required',
    ]),
    [
      'organizationNumber',
      !/^\d{6}-?\d{4}$/.test(body.organizationNumber.trim()) && 'has ten digits',
    ],
  ]
  const found = faults.filter((fault): fault is [string, string] => fault[1] !== false)
  if (found.length > 0)
    throw badRequest(
      'The bank agreement cannot be registered',
      Object.fromEntries(found.toReversed()),
    )
}

/** Why a bank does not take it. Check digits are no matter of the request (upstream-facts.md 1.5). */
function findFailure(body: Request): string | null {
  if (!isRegisteredNumber(body.organizationNumber, 'SE'))
    return 'The organization number is not known to the bank'
  if (!isKnownAccount(body.bankAccountNumber, body.bankAccountType))
    return 'The bank does not know the account'
  return null
}

function toBankAgreement(row: Registration, now: number): z.input<typeof BankAgreement> {
  const { message, ...echo } = row.data
  const isOver = isSettled(row, now)
  const isCompleted = isOver && row.ending !== 'failed'
  const isFailed = isOver && row.ending !== 'completed'
  return {
    ...echo,
    requestId: `BA-${row.id}`,
    isCompleted,
    isFailed,
    statusMessage: isFailed
      ? (message ?? 'The bank gave no reason')
      : isCompleted
        ? 'Agreement registered'
        : 'Waiting for the bank',
    ...(isCompleted && { agreementNumber: `A${row.id * 7}`, fui: `FUI${row.id}` }),
  }
}
