import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  getLinkPlace,
  type ItemLinkDecision,
  type LinkDecision,
  linkAreaReads,
  type ManualLink,
} from '@/lib/contracts/desk/manual-links'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { hasTokenClaims, mayRead } from '@/lib/platform/gateway/may-read'
import { mayDo } from '@/lib/platform/gateway/rights'
import type { Session } from '@/lib/platform/session/current-session'
import {
  deleteManualLink,
  type ManualLinkRow,
  readItemLinks,
  readManualLinks,
  storeManualLink,
} from './manual-links'

/**
 * What persons have said of an invoice. Where nobody knows which companies are a person's, nothing
 * is linked by hand: the page cannot offer it either.
 */
export const manualLinkHandlers = {
  listManualLinks: async (
    { body }: Input<'listManualLinks'>,
    session: Session,
  ): Promise<Result<{ links: LinkDecision[] }>> => {
    if (session.workspaces === null) return scopeRefusal
    const rows = await readManualLinks(toInvoiceKey(body))
    const shown = await Promise.all(rows.map((row) => maySeeLink(session, row)))
    return makeSuccess({ links: rows.filter((_, at) => shown[at]).map(toLinkDecision) })
  },
  listItemManualLinks: async (
    { body }: Input<'listItemManualLinks'>,
    session: Session,
  ): Promise<Result<{ links: ItemLinkDecision[] }>> => {
    if (session.workspaces === null) return scopeRefusal
    const rows = await readItemLinks(body.ClientNo, body.Ids)
    const shown = await Promise.all(rows.map((row) => maySeeLink(session, row)))
    return makeSuccess({
      links: rows
        .filter((_, at) => shown[at])
        .map((row) => ({
          ...toLinkDecision(row),
          companyId: row.companyId,
          transactionRid: row.transactionRid,
        })),
    })
  },
  linkByHand: async ({ body }: Input<'linkByHand'>, session: Session): Promise<Result<null>> => {
    const refused = await findLinkRefusal(body, session)
    if (refused) return refused
    await storeManualLink({ ...toLinkRow(body), person: session.userName })
    return makeSuccess(null)
  },
  unlinkByHand: async (
    { body }: Input<'unlinkByHand'>,
    session: Session,
  ): Promise<Result<null>> => {
    const refused = await findLinkRefusal(body, session)
    if (refused) return refused
    await deleteManualLink(toLinkRow(body))
    return makeSuccess(null)
  },
}

const scopeRefusal = makeFailure({ kind: 'forbidden', code: 'scope' })

const toInvoiceKey = ({ CompanyId, TransactionRid }: Input<'listManualLinks'>['body']) => ({
  companyId: Number(CompanyId),
  transactionRid: Number(TransactionRid),
})

const toLinkRow = (word: ManualLink) => ({
  ...toInvoiceKey(word),
  area: word.Area,
  place: getLinkPlace(word),
  linkedId: word.Id,
  same: word.Same,
})

const toLinkDecision = ({
  area,
  place,
  linkedId,
  same,
  person,
  saidAt,
}: ManualLinkRow): LinkDecision => ({
  ...{ area, place, same },
  id: linkedId,
  by: person,
  at: saidAt.toISOString(),
})

/** What a person may not read, they are not told of either. */
async function maySeeLink(
  session: Session,
  { area, companyId, place }: ManualLinkRow,
): Promise<boolean> {
  if (!mayDo(session, linkAreaReads[area]) || !isSameWorkspace(session, area, companyId, place))
    return false
  return (
    (await mayRead(session, area === 'claim' ? { organizationId: place } : { clientNo: place })) ===
    'yes'
  )
}

/**
 * Whether a company and a client or an organization stand in one workspace of the person: one of
 * another must not link what this one sent.
 */
const isSameWorkspace = (
  { workspaces }: Session,
  area: ManualLinkRow['area'],
  companyId: number,
  place: string,
) =>
  (workspaces ?? []).some(
    (each) =>
      each.companyIds.includes(companyId) &&
      place === (area === 'claim' ? each.organizationId : each.clientNo),
  )

/**
 * Why a person may not say a word of this, or null. Where the token does not tell their rights, the
 * upstream is asked for the thing itself.
 */
async function findLinkRefusal(word: ManualLink, session: Session): Promise<Result<never> | null> {
  if (!isSameWorkspace(session, word.Area, Number(word.CompanyId), getLinkPlace(word)))
    return scopeRefusal
  if (hasTokenClaims(session)) return null
  const read = await fetchLinkTarget(word, session)
  return read.ok ? null : read
}

function fetchLinkTarget(word: ManualLink, session: Session) {
  const ask = (operation: Parameters<typeof callAsPerson>[0], params: object) =>
    callAsPerson(operation, { params, query: {} }, session, randomUUID())
  if (word.Area === 'item')
    return ask(linkAreaReads.item, { clientno: word.ClientNo, aritemid: word.Id })
  if (word.Area === 'claim')
    return ask(linkAreaReads.claim, { organizationId: word.OrganizationId, invoiceId: word.Id })
  return ask(linkAreaReads.customer, { clientno: word.ClientNo, customerno: word.Id })
}
