import { tokenOf } from '../bench/sign-in.mjs'
import { Problem } from '../scripts/steps/user-error.mjs'

/** What remains of an invoice that no run pays off, so that it takes postings to the end. */
const muchMore = 3_000
/** So few that some writes of one item meet. */
const itemsMax = 6

const ended = ['CLOSED', 'WITHDRAWN']

/**
 * A tenant that nobody else has, its open and ended invoices, and what a run does to it past the
 * desk.
 */
export async function freshTenant(sandbox) {
  const made = await control(sandbox, '/sandbox/tenants', 'POST')
  const at = (path) => `/sandbox/tenants/${made.clientNo}/${path}`
  const person = made.users.find(({ role }) => role === 'lead')
  const token = await tokenOf(sandbox, person)
  const listed = (what) =>
    wholeList(`${sandbox}/collection/v1/orgs/${made.organizationId}/${what}`, token)
  const invoices = await listed('invoices')
  const inState = (states) => invoices.filter(({ status }) => states.includes(status))
  const open = inState(['OPEN']).filter(({ remainingAmount }) => remainingAmount >= muchMore)
  if (open.length === 0 || inState(ended).length === 0)
    throw new Problem('sandbox: a tenant has no open, or no ended, invoice')
  const receivable = async (what, query = '') => {
    const url = `${sandbox}/arm/v1/clients/${made.clientNo}/${what}?pagesize=1000${query}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Problem(`sandbox: ${url} answers ${answer.status}`)
    return answer.json()
  }
  const { arItems } = await receivable('aritems', '&documenttype=IN')
  return {
    ...made,
    open,
    ended: inState(ended),
    fault: (fault) => control(sandbox, at('faults'), 'POST', fault),
    clearFaults: () => control(sandbox, at('faults'), 'DELETE'),
    ledger: () => control(sandbox, at('ledger')),
    batches: () => listed('batches'),
    /** Some invoices that take postings. */
    items: arItems.filter(({ remainingAmount }) => remainingAmount >= muchMore).slice(0, itemsMax),
    /** What it did, line by line of its log, and the names of its files. */
    listDone: async () => {
      const [{ logItems }, { files }] = [await receivable('logitems'), await receivable('files')]
      return [
        ...logItems.map(({ message, reference }) => `${message} ${reference ?? ''}`),
        ...files.map(({ fileName }) => fileName),
      ]
    },
  }
}

async function control(sandbox, path, method = 'GET', body) {
  const answer = await fetch(`${sandbox}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok)
    throw new Problem(`sandbox: ${method} ${path} answers ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function wholeList(url, token) {
  const rows = []
  for (let page = ''; ; ) {
    const answer = await fetch(
      `${url}?PageSize=100${page && `&PageToken=${encodeURIComponent(page)}`}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    )
    if (!answer.ok)
      throw new Problem(`sandbox: ${url} answers ${answer.status} ${await answer.text()}`)
    const { summary, data } = await answer.json()
    rows.push(...data)
    page = summary?.nextPageToken
    if (!page) return rows
  }
}
