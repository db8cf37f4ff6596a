import { randomUUID } from 'node:crypto'
import { type SendOperationName, sendOperations } from '@/lib/contracts/distribution/send'
import { getSandboxPath } from '../addresses'
import type { Scenario, StatusScenarios, World } from './status-scenarios'

type Sent = { as?: 'lead' | 'foreign' | 'nobody'; body?: object; company?: number | string }

/** Sends the example of an operation, with an identifier of its own where none is given. */
function sendDocument(
  { sandbox, tenant, lead, foreign }: World,
  name: SendOperationName,
  { as = 'lead', body = {}, company = tenant.companyId }: Sent = {},
) {
  const operation = sendOperations[name]
  return sandbox.send('POST', `${getSandboxPath(operation)}?CompanyId=${company}`, {
    token: { lead, foreign, nobody: undefined }[as],
    body: { ...(operation.example.body as object), Identifier: randomUUID(), ...body },
  })
}

/** What a body lacks that is refused at once. */
const incomplete: Record<SendOperationName, object> = {
  sendB2bInvoice: { ID: '' },
  sendB2bCreditNote: { ID: '' },
  sendB2cInvoice: { InvoiceNo: '' },
  sendB2cLetter: { Document: 'aGVsbG8=' },
  sendB2cDanishInvoice: { InvoiceNo: '' },
  sendB2cSwedishInvoice: { InvoiceNo: '' },
}

const makeScenarios = (name: SendOperationName): Record<number, Scenario> => ({
  202: (w) => sendDocument(w, name),
  400: (w) => sendDocument(w, name, { body: { Identifier: '' } }),
  401: (w) => sendDocument(w, name, { as: 'nobody' }),
  403: (w) => sendDocument(w, name, { as: 'foreign' }),
  409: async (w) => {
    const body = { Identifier: randomUUID() }
    await sendDocument(w, name, { body })
    return sendDocument(w, name, { body })
  },
  413: (w) => sendDocument(w, name, { body: { padding: 'x'.repeat(10_500_000) } }),
  422: (w) => sendDocument(w, name, { body: incomplete[name] }),
  429: async (w) => {
    const fault = { operation: name, kind: 'status', status: 429, retryAfter: 1 }
    await w.sandbox.control(w.tenant, 'faults', fault)
    return sendDocument(w, name)
  },
})

/** A way to each status of sending a document. 200 stands for services that answer so (assumed). */
export const sendScenarios: StatusScenarios = Object.fromEntries(
  (Object.keys(sendOperations) as SendOperationName[]).map((name) => [name, makeScenarios(name)]),
)
