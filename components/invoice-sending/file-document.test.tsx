import { expect, test } from 'vitest'
import type { UblReading } from '@/lib/client/files/ubl/ubl-result'
import { getOperationQuery } from '@/lib/client/operation-query'
import { renderPage } from '@/tests/support/render-page'
import { FileDocument } from './file-document'

const reading = {
  ...{ ok: true, notCarried: [], unlisted: 0 },
  document: {
    kind: 'invoice',
    body: {
      ID: '2026-1',
      AccountingSupplierParty: {
        Party: { PartyLegalEntity: [{ CompanyID: { Value: '984842252' } }] },
      },
    },
  },
} as unknown as Extract<UblReading, { ok: true }>

const paint = (
  ids: number[],
  known: { CompanyId: number; OrganizationNumber: string }[],
  isStill = false,
) =>
  renderPage(
    <FileDocument
      {...{ reading, identifier: 'F-1', check: null }}
      companies={ids.map((companyId) => ({ companyId, name: 'Nordkust', clientNo: '1001' }))}
      sending={{ isBusy: false, submit: async () => {} }}
      isStill={isStill}
    />,
    (client) =>
      client.setQueryData(getOperationQuery('listAvailableCompanies', {}).queryKey, known),
  )
const warning = 'another seller'

test('a file of another seller than the only company is warned of without a choice', () => {
  expect(paint([501], [{ CompanyId: 501, OrganizationNumber: '991825827' }])).toContain(warning)
  expect(paint([501], [{ CompanyId: 501, OrganizationNumber: '984 842 252' }])).not.toContain(
    warning,
  )
})

test('nothing is warned of before a company is chosen, or where its number is not known', () => {
  expect(paint([501, 502], [{ CompanyId: 501, OrganizationNumber: '991825827' }])).not.toContain(
    warning,
  )
  expect(paint([501], [])).not.toContain(warning)
})

test('nothing of it may be changed or sent while another file is read', () => {
  expect(paint([501], [], true)).toMatch(/aria-disabled="true"[^>]*>(<[^>]*>)*Send/)
  expect(paint([501], [])).not.toContain('aria-disabled')
})
