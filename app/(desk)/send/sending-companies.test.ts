import { expect, test } from 'vitest'
import { listSendingCompanies } from './sending-companies'

test('a company of several workspaces is offered once, with the client of the first', () =>
  expect(
    listSendingCompanies([
      { name: 'Fjord', clientNo: '1001', companyIds: [501, 502] },
      { name: 'Nordkust', clientNo: '1002', companyIds: [503, 501] },
    ]),
  ).toEqual([
    { companyId: 501, name: 'Fjord', clientNo: '1001' },
    { companyId: 502, name: 'Fjord', clientNo: '1001' },
    { companyId: 503, name: 'Nordkust', clientNo: '1002' },
  ]))
