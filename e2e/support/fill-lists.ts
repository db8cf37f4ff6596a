import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect } from '../fixtures'
import { callAction, serverActions } from './api-client'

/** More than a window of 480 pixels shows, so that a list of them can be scrolled. */
const many = 14
const places = Array.from({ length: many }, (_, at) => at + 1)

type Call = { name: string; at: string; input: Record<string, unknown> }

/** Calls an action of the desk as its page does. */
function call({ request }: Page, { name, at, input }: Call) {
  const { id } = serverActions().find((action) => action.name === name)!
  return callAction(request, { id, at, input })
}

/** The same; fails where it is refused. */
async function act(page: Page, asked: Call) {
  const { result, text } = await call(page, asked)
  expect(result?.ok, text).toBe(true)
}

/** Orders actions at the service, for a customer each: lines of the activity. */
export async function createActions(desk: Desk, page: Page) {
  for (const _ of places) {
    const { customerNo } = await desk.withCustomer()
    await act(page, {
      ...{ name: 'createAction', at: routes.actions(desk.clientNo) },
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), userName: desk.user('lead').userName },
        ...{ clientNo: desk.clientNo, actionType: 'REVIEW', text: '' },
        ...{ customerNo, documentNo: null },
      },
    })
  }
}

/** Starts exports, and ends each: only some of a person run at once. */
export async function startExports(desk: Desk, page: Page) {
  const at = routes.exports()
  for (const _ of places) {
    const exportId = crypto.randomUUID()
    const file = { format: 'csv', style: { kind: 'iso' } }
    const input = { exportId, file, CompanyIds: [desk.companyId] }
    await expect(() => act(page, { name: 'startExport', at, input })).toPass()
    const cancel = { idempotencyKey: crypto.randomUUID(), exportId }
    await call(page, { name: 'cancelExport', at, input: cancel })
  }
}

/** Starts bulk actions that put a note to one customer each. */
export async function startBulkActions(desk: Desk, page: Page) {
  const at = routes.customers(desk.clientNo)
  for (const place of places) {
    const named = { bulkActionId: crypto.randomUUID(), clientNo: desk.clientNo }
    await act(page, {
      ...{ name: 'addCustomerBulkRows', at },
      input: {
        ...{ ...named, userName: desk.user('lead').userName, from: 0 },
        rows: [
          {
            ...{ idempotencyKey: crypto.randomUUID(), operation: 'addCustomerNote' },
            ...{ customerNo: String(9000 + place), name: null },
          },
        ],
      },
    })
    await act(page, {
      ...{ name: 'startCustomerBulkAction', at },
      input: { ...named, verb: 'note', total: 1, text: `Called ${place} times` },
    })
  }
}

/** Norwegian organization numbers with their check digits. */
const organizationNumbers = [
  '984800002',
  '984800010',
  '984800029',
  '984800037',
  '984800045',
  '984800053',
  '984800061',
  '984800088',
  '984800096',
  '984800118',
  '984800126',
  '984800134',
  '984800142',
  '984800150',
]

/** Adds companies to the service. */
export async function addCompanies(desk: Desk, page: Page) {
  for (const [place, number] of organizationNumbers.entries())
    await act(page, {
      ...{ name: 'addCompany', at: routes.companies() },
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), userName: desk.user('lead').userName },
        ...{ clientNo: desk.clientNo, organizationId: null, besides: [] },
        company: {
          ...{ OrganizationNumber: number, Name: `Fjord Havn ${place} AS` },
          ...{ CountryCode: 'NO', Email: 'post@fjord.example' },
        },
      },
    })
}

/** Invoices that wait in as many channels, each a lane of its own. */
export const sendByManyChannels = (desk: Desk) =>
  desk.addTransactions(
    ...places.map((place) => ({ RequestedChannel: `Channel ${place}`, Status: 'Pending' })),
  )
