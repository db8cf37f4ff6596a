import type * as z from 'zod'
import {
  type AddedCompany,
  addCompany,
  type CompanyRequest,
  getCompanyStatus,
} from '@/lib/contracts/distribution/companies'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { badRequest, notFound, Refusal } from '../../refusal'
import { activateCompany } from './activate-company'
import { isRegisteredNumber } from './check-digits'
import {
  addRegistration,
  isSettled,
  listRegistrations,
  type Registration,
} from './registration-store'

type Parts = { db: Database; directory: Directory }
type Request = z.output<typeof CompanyRequest>

/** Seconds after which a new company is looked at. */
const pendingAfter = 2

/** Companies that are added: new, then pending, then active or refused. */
export function registerCompanyRoutes(implement: Implement, { db, directory }: Parts) {
  implement(addCompany, async ({ body, accepted, now }) => {
    const { tenant } = accepted().person
    refuseFaults(body)
    const organizationNumber = toDigits(body.OrganizationNumber)
    const earlier = await listRegistrations(db, {
      tenant: tenant.id,
      kind: 'company',
      organizationNumber,
    })
    if (earlier.some((row) => !(row.ending === 'failed' && isSettled(row, now()))))
      throw new Refusal(
        409,
        'company_exists',
        'A company with this organization number was added',
        {
          fields: { OrganizationNumber: 'was added' },
        },
      )
    const isKnown = isRegisteredNumber(organizationNumber, body.CountryCode)
    const row = await addRegistration(db, {
      tenant: tenant.id,
      kind: 'company',
      organizationNumber,
      receivedAt: now(),
      ending: tenant.settings.registrationEnding ?? (isKnown ? 'completed' : 'failed'),
      data: {
        OrganizationNumber: body.OrganizationNumber,
        Name: body.Name,
        CountryCode: body.CountryCode,
        Email: body.Email,
        ...(!isKnown && {
          message: `Not found in the register of companies of ${body.CountryCode}`,
        }),
      },
    })
    return makeAnswer(202, toAddedCompany(row, now()))
  })

  implement(getCompanyStatus, async ({ body, accepted, now }) => {
    const [row] = await listRegistrations(db, {
      tenant: accepted().person.tenant.id,
      kind: 'company',
      organizationNumber: toDigits(body.OrganizationNumber),
    })
    if (!row) throw notFound('The company')
    return makeAnswer(
      200,
      toAddedCompany(await activateCompany({ db, directory }, row, now()), now()),
    )
  })
}

const toDigits = (number: string) => number.replace(/\D/g, '')

/** @throws Refusal 400 for what is blank or has no form. */
function refuseFaults({ OrganizationNumber, Name, CountryCode, Email }: Request) {
  const faults = {
    ...(toDigits(OrganizationNumber) === '' && { OrganizationNumber: 'is required' }),
    ...(Name.trim() === '' && { Name: 'is required' }),
    ...(!/^[A-Z]{2}$/.test(CountryCode) && { CountryCode: 'is two capitals' }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(Email) && { Email: 'is no address' }),
  }
  if (Object.keys(faults).length > 0) throw badRequest('The company cannot be added', faults)
}

function toAddedCompany(row: Registration, now: number): z.input<typeof AddedCompany> {
  const { message, ...echo } = row.data
  const isOver = isSettled(row, now)
  const isPending = now - row.receivedAt >= pendingAfter * 1000
  const ended = row.ending === 'failed' ? 'Refused' : 'Active'
  return {
    ...echo,
    Status: isOver ? ended : isPending ? 'Pending' : 'New',
    ...(isOver &&
      row.ending === 'failed' && { StatusMessage: message ?? 'Refused without a reason' }),
    ...(row.companyId !== null && { CompanyId: row.companyId }),
  }
}
