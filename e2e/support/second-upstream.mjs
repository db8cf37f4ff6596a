import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

/**
 * A second service for tests, written from interface.md alone: its nine documented operations (4.1
 * to 4.8, the status question by GET and by POST) and a token. It shares no code with the sandbox,
 * the contracts or the desk, keeps data of its own, answers sparsely, and knows nothing else: 404.
 * All areas stand at one address. What interface.md does not show is as this service happens to be:
 * its tokens are opaque, its errors plain text, its status question asks under any name.
 */

const clientNo = 4711
const organizationId = 'b7c5d3aa-0f3e-4b52-9a6c-2a9c1f6f0d01'
const person = { userName: 'solveig', password: 'a long one, of hers' }

/** What the desk must be told, since these tokens tell nothing. */
export const theirs = {
  person,
  workspaces: [{ name: 'Nordlys Drift', clientNo, companyIds: [77], organizationId }],
  clientNo: String(clientNo),
  organizationId,
  invoiceId: '3f0b2c64-55d7-4a5e-8a0f-6f2b9f7b1c22',
  customerNo: 'K-104',
  receiptId: 'r-9001',
  invoiceNumber: '88-104',
}

const addressFields = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
]

function ownData() {
  return {
    customers: new Map([
      [
        theirs.customerNo,
        {
          customerNo: theirs.customerNo,
          name: 'Brattli Bygg',
          phoneNo: '+47 55 00 00 01',
          postalAddress: { addressLine1: 'Kaia 3', cityName: 'Bodø' },
        },
      ],
    ]),
    invoices: new Map([
      [
        theirs.invoiceId,
        {
          id: theirs.invoiceId,
          invoiceNumber: theirs.invoiceNumber,
          status: 'OPEN',
          currency: 'NOK',
          remainingAmount: 1200,
        },
      ],
    ]),
    /** @type {{ invoiceId: string, amount: number }[]} */
    corrections: [],
    /** @type {Set<string>} */
    batches: new Set(),
    /** @type {object[]} */
    agreements: [],
    /** @type {string[]} */
    asked: [],
    /**
     * Whether it lets one customer be read too: the operation is named in 4.9, its path is not
     * shown.
     */
    readsCustomers: false,
  }
}

/**
 * 2.1, rules 1 to 5: absent and null keep; one changed address field replaces them all, and
 * what is not supplied becomes blank.
 */
function updated(stored, { postalAddress, ...given }) {
  const kept = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  )
  const present = stored.postalAddress ?? {}
  const isMoved = addressFields.some(
    (field) => postalAddress?.[field] != null && postalAddress[field] !== (present[field] ?? ''),
  )
  const address = isMoved
    ? Object.fromEntries(addressFields.map((field) => [field, postalAddress[field] ?? '']))
    : present
  const name = postalAddress?.name ?? present.name
  return { ...stored, ...kept, postalAddress: { ...address, ...(name !== undefined && { name }) } }
}

const updateCustomer = (data, _, { customer }) => {
  const stored = data.customers.get(customer?.customerNo)
  if (!stored) return [404, 'No such customer.']
  if (customer.dateOfBirth != null && !/^\d{4}-\d{2}-\d{2}$/.test(customer.dateOfBirth))
    return [422, 'dateOfBirth is no date.']
  data.customers.set(customer.customerNo, updated(stored, customer))
  return [200, { status: 'PROCESSED', result: 'UPDATED' }]
}

const readCustomer = (data, [, , , , customerNo]) => {
  const customer = data.readsCustomers ? data.customers.get(customerNo) : undefined
  return customer ? [200, customer] : [404, 'Not Found']
}

const updateCustomers = (data, _, customers) => {
  if (!Array.isArray(customers)) return [400, 'An array is wanted.']
  const batchUuid = randomUUID()
  data.batches.add(batchUuid)
  for (const customer of customers) updateCustomer(data, _, { customer })
  return [202, { batchUuid }]
}

const readBatch = (data, [, , , , batchUuid]) =>
  data.batches.has(batchUuid) ? [200, { done: true }] : [404, 'No such batch.']

/** 4.5: by identifier or number; under which names they are asked is not shown. */
const invoiceStatus = (_, __, question) => {
  const asked = Object.values(question ?? {})
  if (!asked.some((value) => typeof value === 'string' && value !== ''))
    return [400, 'Which invoice?']
  if (!asked.includes(theirs.receiptId) && !asked.includes(theirs.invoiceNumber))
    return [404, 'No such invoice.']
  return [
    200,
    {
      ReceiptId: theirs.receiptId,
      Status: 3,
      Transaction: { Status: 'OK', InvoiceNumber: theirs.invoiceNumber },
    },
  ]
}

const registerAgreement = (data, _, request) => {
  const wanted = [
    'organizationNumber',
    'name',
    'bankAccountNumber',
    'bankAccountType',
    'targetGroup',
  ]
  if (wanted.some((field) => typeof request?.[field] !== 'string'))
    return [400, 'A field is missing.']
  data.agreements.push(request)
  return [202, { requestId: randomUUID(), ...request, isCompleted: false, isFailed: false }]
}

const createCorrections = (data, [, , organization], body, origin) => {
  if (organization !== organizationId) return [403, 'Not yours.']
  if (!Array.isArray(body?.corrections) || body.corrections.length === 0)
    return [422, 'No corrections.']
  for (const { invoiceId, amount } of body.corrections) {
    const invoice = data.invoices.get(invoiceId)
    if (!invoice) return [404, 'No such invoice.']
    invoice.remainingAmount -= amount
  }
  data.corrections.push(...body.corrections)
  const batchId = randomUUID()
  return [
    202,
    {
      summary: { status: 'SUCCESS' },
      data: { batchId, batchUrl: `${origin}/collection/v1/batches/${batchId}` },
    },
  ]
}

const readInvoice = (data, [, , organization, , id]) => {
  const invoice = organization === organizationId ? data.invoices.get(id) : undefined
  return invoice ? [200, { data: invoice }] : [404, 'No such invoice.']
}

const operations = [
  ['PUT', /^\/clients\/4711\/customers$/, updateCustomer],
  ['PUT', /^\/clients\/4711\/customers\/batches$/, updateCustomers],
  ['GET', /^\/clients\/4711\/batches\/[^/]+$/, readBatch],
  ['POST', /^\/api\/Invoice\/SummaryInvoice$/, () => [200]],
  ['GET', /^\/send\/status$/, invoiceStatus],
  ['POST', /^\/send\/status$/, invoiceStatus],
  ['POST', /^\/bankagreement\/swedish\/register$/, registerAgreement],
  ['POST', /^\/orgs\/[^/]+\/corrections$/, createCorrections],
  ['GET', /^\/orgs\/[^/]+\/invoices\/[^/]+$/, readInvoice],
]

const named = [['GET', /^\/clients\/4711\/customers\/[^/]+$/, readCustomer]]

function tokenFor(tokens, form) {
  const isRight =
    form.get('username') === person.userName && form.get('password') === person.password
  if (form.get('grant_type') !== 'password' || !isRight) return [401, 'Who is that?']
  const token = randomUUID()
  tokens.add(token)
  return [200, { access_token: token }]
}

async function textOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const bearerOf = ({ authorization = '' }) => authorization.replace(/^Bearer /, '')

function send(response, [status, body]) {
  if (body === undefined) return response.writeHead(status).end()
  if (typeof body === 'string')
    return response.writeHead(status, { 'content-type': 'text/plain' }).end(body)
  return response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(body))
}

function parsed(text) {
  try {
    return { body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return {}
  }
}

/**
 * Starts it on a free port of this machine.
 *
 * @returns {Promise<{ url: string, data: ReturnType<typeof ownData>, close: () => Promise<void> }>}
 *   its address, and what it holds and was asked.
 */
export async function startSecondUpstream() {
  const [data, tokens] = [ownData(), new Set()]
  const server = createServer(async (request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const text = await textOf(request)
    const found = [...operations, ...(data.readsCustomers ? named : [])].find(
      ([method, path]) => method === request.method && path.test(pathname),
    )
    if (request.method === 'POST' && pathname === '/token')
      return send(response, tokenFor(tokens, new URLSearchParams(text)))
    data.asked.push(`${request.method} ${pathname}`)
    if (!found) return send(response, [404, 'Not Found'])
    if (!tokens.has(bearerOf(request.headers))) return send(response, [401, 'Sign in.'])
    const { body } = parsed(text)
    if (body === undefined && text !== '') return send(response, [400, 'No JSON.'])
    return send(response, found[2](data, pathname.split('/'), body ?? {}, origin))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    close: () =>
      new Promise(
        (resolve) => server.close(() => resolve(undefined)) && server.closeAllConnections(),
      ),
  }
}
