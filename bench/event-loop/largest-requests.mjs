import { randomInt, randomUUID } from 'node:crypto'
import { actionId } from '../action-id.mjs'
import { correctedInvoices, customer, organizationId, personOfLead } from '../servers/settings.mjs'

/**
 * What the desk takes at the most, in characters: a search of customers, a text and the whole of a
 * read, a field of a customer, a draft, a body of an action (lib/contracts/bounds.ts,
 * next.config.ts).
 */
const most = {
  search: 200,
  text: 10_000,
  read: 90_000,
  field: 60_000,
  draft: 190_000,
  webhook: 256 * 1024,
  form: 16_000,
  address: 7_000,
}

/** Texts that once took an expression seconds: each looks for long like what it is not. */
const hostile = (length) => [
  '1'.repeat(length),
  ' '.repeat(length),
  '1 '.repeat(length / 2),
  'a@'.repeat(length / 2),
  '-'.repeat(length),
]

/**
 * The largest requests that each kind of door takes, by name, as functions that make one: `{
 * method, path, headers, body }`, with `end` where it begins something that goes on. Each is made
 * anew, because a key is sent once. `isRefused`: the desk reads it and takes it for nothing
 * good.
 */
export function largestRequests() {
  return [
    ...readsOf('search of customers', 'listCustomers', hostile(most.search), (search) => ({
      params: { clientno: customer.clientNo },
      query: { search },
    })),
    ...readsOf('search of sent invoices', 'searchInvoiceSummary', hostile(most.text), (Search) => ({
      body: { SearchType: 'InvoiceeName', Search, PageSize: 100 },
    })),
    ...readsOf('search for a hundred values', 'searchInvoiceSummary', [900], (length) => ({
      body: {
        SearchType: 'InvoiceNumber',
        Searches: Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(length, '1')),
        PageSize: 1_000,
      },
    })),
    ...readsOf('a thousand sent invoices', 'searchInvoiceSummary', [1_000], (PageSize) => ({
      body: { PageSize },
    })),
    ...readsOf('a thousand customers', 'listCustomers', [1_000], (pagesize) => ({
      params: { clientno: customer.clientNo },
      query: { pagesize },
    })),
    {
      name: 'a body of nothing but brackets',
      isRefused: true,
      request: () => ({
        ...posted('/api/read/listCustomers', {}),
        body: `${'['.repeat(most.read / 2)}${']'.repeat(most.read / 2)}`,
      }),
    },
    { name: 'a draft', request: () => posted('/api/local-write/keepDraft', draft()) },
    ...hostile(most.field).map((text, at) => ({
      name: `a new customer, text ${at + 1}`,
      request: () =>
        action('createCustomer', `/clients/${customer.clientNo}/new-customer`, newCustomer(text)),
    })),
    {
      name: `a batch of ${correctedInvoices} corrections`,
      request: () => action('submitAdjustments', '/batches', corrections()),
    },
    { name: 'an export of many values', request: exportOfMany },
    {
      name: 'a forged webhook',
      isRefused: true,
      request: () => ({
        ...posted('/api/webhooks/collection', { padding: 'x'.repeat(most.webhook - 100) }),
        isAnonymous: true,
      }),
    },
    {
      name: 'a form of signing in',
      isRefused: true,
      request: () => ({ ...form(), isAnonymous: true }),
    },
    ...hostile(most.address).map((text, at) => ({
      name: `a page by its address, text ${at + 1}`,
      request: () => pageOf(text),
    })),
  ]
}

const readsOf = (name, operation, sizes, inputOf) =>
  sizes.map((size, at) => ({
    name: sizes.length > 1 ? `${name}, text ${at + 1}` : name,
    request: () => posted(`/api/read/${operation}`, inputOf(size)),
  }))

const posted = (path, body) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'x-desk': '1' },
  body: JSON.stringify(body),
})

const pageOf = (text) => ({
  method: 'GET',
  path: `/clients/${customer.clientNo}/customers?search=${encodeURIComponent(text).slice(0, most.address)}`,
  headers: {},
})

const form = () => ({
  method: 'POST',
  path: '/api/auth/callback/credentials',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `userName=${'a'.repeat(most.form)}`,
})

const action = (name, path, input) => ({
  method: 'POST',
  path,
  headers: {
    'next-action': actionId(name),
    accept: 'text/x-component',
    'content-type': 'text/plain;charset=UTF-8',
  },
  body: JSON.stringify([input]),
})

const draft = () => ({
  params: { clientno: customer.clientNo },
  body: {
    ...{
      writer: randomUUID(),
      turn: 1,
      userName: personOfLead.userName,
      subject: `customer:${customer.customerNo}`,
    },
    content: { phoneNo: '1'.repeat(most.draft) },
  },
})

const texts = [
  ...[
    'name',
    'informalName',
    'organizationNo',
    'customerCategory',
    'customerGroupCode',
    'ssn',
    'ssnCountry',
    'dateOfBirth',
    'yearOfBirth',
  ],
  ...[
    'addressName',
    'phoneNo',
    'secondaryPhoneNo',
    'language',
    'currency',
    'priceNetOrGross',
    'distributionType',
    'einvoiceCode',
  ],
  ...[
    'sellerReference',
    'buyerReference',
    'bankAccountNo',
    'activeStatusWeb',
    'customerMessage',
    'stopReminderUntil',
    'stopReminderMemo',
  ],
  ...[
    'stopDebtCollectionUntil',
    'stopDebtCollectionMemo',
    'stopInterestCalcUntil',
    'stopInterestCalcMemo',
    'dueDays',
    'vatLiable',
  ],
  ...['limitAmount', 'discountRate'],
]
const lists = [
  'emailAddressDocument',
  'secondaryEmailAddress',
  'efakturaBlockIds',
  'peppolBlockIds',
  'digipostBlockIds',
  'options',
]
const address = {
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  postalCode: '',
  cityName: '',
  countryText: '',
  countryCode: '',
}
const entry = {
  ...Object.fromEntries(texts.map((field) => [field, ''])),
  ...Object.fromEntries(lists.map((field) => [field, []])),
  address,
}

const newCustomer = (text) => ({
  ...{
    idempotencyKey: randomUUID(),
    clientNo: customer.clientNo,
    customerNo: `9${randomInt(1e11)}`,
    userName: personOfLead.userName,
  },
  edited: { ...entry, name: 'Bench', phoneNo: text, customerMessage: text },
})

/** Under ids of ours that nobody has sent: rows of one id are booked once. */
function corrections() {
  const draft = randomInt(36 ** 6)
  return {
    ...{
      idempotencyKey: randomUUID(),
      userName: personOfLead.userName,
      organizationId,
      kind: 'correction',
    },
    rows: Array.from({ length: correctedInvoices }, (_, at) => ({
      ...{
        invoiceId: randomUUID(),
        amount: 0.01,
        currency: 'NOK',
        date: '2026-03-12',
        description: 'x',
      },
      sourceId: `c-20260312-${draft.toString(36).padStart(6, '0')}${at.toString(36).padStart(4, '0')}`,
    })),
  }
}

/** It goes on after its answer, until it is cancelled. */
function exportOfMany() {
  const exportId = randomUUID()
  const many = {
    SearchType: 'InvoiceNumber',
    Searches: Array.from({ length: 900 }, (_, at) => `9${at}`.padStart(95, '9')),
  }
  return {
    ...action('startExport', '/partner/search', {
      exportId,
      file: { format: 'csv', style: { kind: 'iso' } },
      ...many,
    }),
    end: action('cancelExport', '/partner/search', { exportId, idempotencyKey: randomUUID() }),
  }
}
