import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { everyRight, workspaces } from '@/tests/support/tokens'
import { executeOperation } from './execute-operation'

/**
 * What each operation needs, written down a second time: an operation that is new, or that comes to
 * need less, fails here until somebody has thought of it. Without a right: what tells of the person
 * alone, or whose rows ask for themselves (rows-of-others.test.ts).
 */
const needed: [string[], OperationName[]][] = [
  [
    ['write:arm.customer'],
    [
      ...(['updateCustomer', 'updateCustomers', 'createCustomer', 'createCustomers'] as const),
      ...(['updateArItem', 'createPaymentReservation', 'createAutoPostings'] as const),
      ...(['validateAutoPostings', 'createAction', 'createReportAction'] as const),
      'uploadFiles',
      ...(['createDocument', 'createDocuments'] as const),
    ],
  ],
  [
    ['read:arm.customer'],
    [
      ...([
        'getCustomer',
        'listCustomers',
        'getReceivablesBatch',
        'listArItems',
        'getArItem',
        'listCodes',
        'listClientConfigs',
        'getClientConfig',
        'listLogItems',
        'getLogItem',
        'listFiles',
        'getFile',
        'getDocument',
        'listDocuments',
        'listDocumentBundles',
        'getDocumentBundle',
      ] as const),
      ...(['listGlItems', 'getGlItem', 'listGlMovements', 'getLatestGlMovement'] as const),
      'listAdbIntervals',
      ...(['revealCustomerField', 'keepDraft', 'dropDraft', 'getDraft', 'keepRecent'] as const),
      ...(['listCustomerNotes', 'addCustomerNote', 'removeCustomerNote'] as const),
      ...(['getFollowUp', 'listFollowUps', 'changeFollowUp', 'startCustomerBulkAction'] as const),
    ],
  ],
  [['delete:arm.customer'], ['deleteCustomer']],
  [
    ['read:partner.invoice'],
    [
      ...([
        'searchInvoiceSummary',
        'listAvailableCompanies',
        'listInvoicesByFilename',
        'listInvoicesByNumber',
        'getInvoiceView',
      ] as const),
      ...(['getReceipt', 'listBundles', 'summarizeBundles', 'getVolume', 'saveView'] as const),
      ...([
        'getViewChanges',
        'listFailuresByCause',
        'listFailuresOfCause',
        'listDeliveryTimes',
        'markCauseHandled',
        'unmarkCauseHandled',
      ] as const),
      'startExport',
    ],
  ],
  [
    ['read:distribution.invoice'],
    [
      'getInvoiceStatus',
      'postInvoiceStatus',
      'postInvoicePstatus',
      'getInvoiceLookupLink',
      'listManualLinks',
      'listResentInvoices',
      'getSentDocument',
    ],
  ],
  [
    ['write:distribution.invoice'],
    [
      ...(['sendB2bInvoice', 'sendB2bCreditNote', 'sendB2cInvoice'] as const),
      ...(['sendB2cLetter', 'sendB2cDanishInvoice', 'sendB2cSwedishInvoice'] as const),
      'startSending',
    ],
  ],
  [
    ['write:distribution.bankagreement'],
    [
      'registerSwedishBankAgreement',
      'postBankAgreementStatus',
      'listBankAgreements',
      'getBankAgreement',
    ],
  ],
  [
    ['write:distribution.company'],
    ['addCompany', 'getCompanyStatus', 'listAddedCompanies', 'getAddedCompany'],
  ],
  [
    ['write:collection.case'],
    [
      ...([
        'createCorrections',
        'createCollectionInvoices',
        'createPayments',
        'pauseInvoice',
        'withdrawInvoice',
        'resumeInvoice',
      ] as const),
      ...([
        'pauseCase',
        'withdrawCase',
        'resumeCase',
        'acceptDebtCollectionList',
        'rejectDebtCollectionList',
      ] as const),
      ...([
        'acceptEvictionRequest',
        'rejectEvictionRequest',
        'acceptEvictionConfirmation',
        'rejectEvictionConfirmation',
      ] as const),
      'startBulkAction',
    ],
  ],
  [
    ['read:collection.case'],
    [
      ...([
        'getCollectionInvoice',
        'listCollectionInvoices',
        'listInvoiceDocuments',
        'listInvoiceHistory',
        'listInvoicePayments',
      ] as const),
      ...([
        'listCases',
        'listCollectionBatches',
        'getCollectionBatch',
        'getLegacyBatch',
        'listSettlements',
        'getSettlement',
      ] as const),
      ...([
        'listOrganizationReports',
        'getWebapiBatch',
        'getWebapiAttachment',
        'revealDebtorField',
        'startInvoiceExport',
        'findSentPayments',
      ] as const),
      // Of a line of an organization; of others it needs the right of their place (mark-work.test.ts).
      'markWork',
    ],
  ],
  [
    ['read:distribution.invoice', 'read:arm.customer'],
    ['linkByHand', 'unlinkByHand', 'listItemManualLinks'],
  ],
  [
    [],
    [
      ...([
        'requestToken',
        'refreshToken',
        'verifyToken',
        'requestPartnerToken',
        'identityHealth',
        'receivablesHealth',
      ] as const),
      ...([
        'distributionHealth',
        'collectionHealth',
        'pingCollection',
        'pingWebapi',
        'listJournal',
        'getJournalEntry',
      ] as const),
      ...([
        'listSentBatches',
        'getSentBatch',
        'keepColumns',
        'getColumns',
        'keepColumnMatches',
        'getColumnMatches',
        'keepLookups',
        'getLookups',
        'getRecents',
        'recordOutcome',
      ] as const),
      ...([
        'cancelExport',
        'continueExport',
        'getExport',
        'listExports',
        'listSessions',
        'endOtherSessions',
      ] as const),
      ...(['listWork', 'listWorkMarks'] as const),
      ...(['getBulkAction', 'listBulkActionRows', 'listBulkActions'] as const),
      'getImportBatch',
      ...(['stopBulkAction', 'continueBulkAction'] as const),
      ...(['listViews', 'renameView', 'shareView', 'deleteView', 'visitView'] as const),
    ],
  ],
]

/**
 * Operations whose input names no workspace: they tell of the person alone, of what the token
 * allows, or their answer is asked for its scope. Nothing else may leave a workspace out.
 */
const withoutWorkspace: OperationName[] = [
  ...([
    'listAvailableCompanies',
    'getInvoiceView',
    'registerSwedishBankAgreement',
    'getLegacyBatch',
    'getWebapiBatch',
  ] as const),
  ...([
    'getWebapiAttachment',
    'pingWebapi',
    'requestToken',
    'refreshToken',
    'verifyToken',
    'requestPartnerToken',
    'identityHealth',
  ] as const),
  ...([
    'receivablesHealth',
    'distributionHealth',
    'collectionHealth',
    'pingCollection',
    'listJournal',
    'getJournalEntry',
  ] as const),
  ...([
    'listSentBatches',
    'getSentBatch',
    'keepColumns',
    'getColumns',
    'keepColumnMatches',
    'getColumnMatches',
    'keepLookups',
    'getLookups',
    'getRecents',
    'listViews',
    'renameView',
  ] as const),
  ...([
    'shareView',
    'deleteView',
    'visitView',
    'stopBulkAction',
    'continueBulkAction',
    'getBulkAction',
    'listBulkActionRows',
    'listBulkActions',
    'getImportBatch',
    'cancelExport',
    'continueExport',
    'getExport',
    'listExports',
    'listSessions',
    'endOtherSessions',
  ] as const),
  ...(['listWork', 'listWorkMarks', 'getSentDocument'] as const),
  ...(['postBankAgreementStatus', 'listBankAgreements', 'getBankAgreement'] as const),
  ...(['addCompany', 'getCompanyStatus', 'listAddedCompanies', 'getAddedCompany'] as const),
]

const desk = deskUnderTest()
const [own, theirs] = workspaces as [(typeof workspaces)[0], (typeof workspaces)[0]]
const places: Record<string, (place: typeof own) => unknown> = {
  ...Object.fromEntries(
    ['clientno', 'clientNo', 'ClientNo'].map((name) => [
      name,
      (place: typeof own) => place.clientNo,
    ]),
  ),
  ...Object.fromEntries(
    ['organizationId', 'OrganizationId'].map((name) => [
      name,
      (place: typeof own) => place.organizationId,
    ]),
  ),
  ...Object.fromEntries(
    ['CompanyIds', 'companyIds'].map((name) => [name, (place: typeof own) => place.companyIds]),
  ),
  ...Object.fromEntries(
    ['CompanyId', 'companyId', 'companyid'].map((name) => [
      name,
      (place: typeof own) => place.companyIds[0],
    ]),
  ),
}

/** The example of an operation, in a place. */
const inputIn = (value: unknown, place: typeof own): unknown => {
  if (Array.isArray(value)) return value.map((each) => inputIn(each, place))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      places[name] ? places[name](place) : inputIn(inner, place),
    ]),
  )
}

const performIn = (name: OperationName, place: typeof own) =>
  executeOperation(
    name,
    inputIn(operations[name].example, place) as never,
    operations[name].effect === 'write' ? { idempotencyKey: randomUUID() } : {},
  )

const isForbidden = async (name: OperationName, place = own) => {
  const result = await performIn(name, place)
  return !result.ok && result.failure.kind === 'forbidden'
}

const nothingHappened = async () => {
  expect(arrivedAt(desk)).toEqual([])
  expect(await desk.journalRows()).toEqual([])
}

beforeEach(() =>
  upstreamAnswers(desk, (_, response) =>
    json(response, 404, { message: 'No such customer, invoice, case or batch' }),
  ),
)

test('every operation of the registry stands in the matrix once', () => {
  expect(needed.flatMap(([, names]) => names).sort()).toEqual(Object.keys(operations).sort())
})

const cells = needed.flatMap(([rights, names]) => names.map((name) => ({ name, rights })))

describe.each(cells)('$name', ({ name, rights }) => {
  test('is refused to who lacks a right that it needs, before anything happens', async () => {
    for (const right of rights) {
      await asKari({ workspaces: [own], rights: everyRight.filter((each) => each !== right) })
      expect(await isForbidden(name)).toBe(true)
    }
    await nothingHappened()
  })

  test('is open to who has what it needs and nothing else, in their own workspace', async () => {
    await asKari({ workspaces: [own], rights })
    expect(await isForbidden(name)).toBe(false)
  })

  test('is refused in the workspace of somebody else, before anything happens', async () => {
    await asKari({ workspaces: [own], rights: everyRight })
    const isOfNoPlace =
      JSON.stringify(inputIn(operations[name].example, own)) ===
      JSON.stringify(inputIn(operations[name].example, theirs))
    expect(isOfNoPlace).toBe(withoutWorkspace.includes(name))
    if (isOfNoPlace) return
    expect(await isForbidden(name, theirs)).toBe(true)
    await nothingHappened()
  })
})
