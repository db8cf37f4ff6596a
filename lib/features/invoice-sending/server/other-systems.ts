import 'server-only'
import type { Answer } from '@/lib/contracts/registry'
import { canDo } from '@/lib/platform/gateway/can-do'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findCurrentSession } from '@/lib/platform/session/current-session'

/** So many invoices of a company are asked for, and so many rows are read to choose them. */
const invoicesMax = 3
const rowsMax = 20

/**
 * Whether the service finds a document that another system has sent for a company by that sender's
 * own name of it. The names are learned from the newest invoices of the company, by their numbers;
 * one that is answered without a name says nothing.
 */
export async function findsOtherSystems(companyId: number): Promise<boolean> {
  if (!canDo(await findCurrentSession(), 'searchInvoiceSummary')) return false
  const read = await executeOperation('searchInvoiceSummary', {
    body: { CompanyIds: [companyId], PageSize: rowsMax, OrderBy: 'desc', SortableColId: 'RowId' },
  })
  const rows = (read.ok && read.value?.Rows) || []
  const numbers = new Set(
    rows.flatMap(({ CompanyId, InvoiceNumber }) =>
      CompanyId === companyId && InvoiceNumber ? InvoiceNumber : [],
    ),
  )
  for (const InvoiceNumber of [...numbers].slice(0, invoicesMax)) {
    const named = await askStatus({ InvoiceNumber, CompanyId: companyId })
    const { Identifier, ReceiptId, Transaction } = named ?? {}
    if (!Identifier || Identifier === ReceiptId || Transaction?.InvoiceNumber !== InvoiceNumber)
      continue
    const found = await askStatus({ Identifier, CompanyId: companyId })
    if (found?.Identifier === Identifier) return true
  }
  return false
}

async function askStatus(body: {
  Identifier?: string
  InvoiceNumber?: string
  CompanyId: number
}): Promise<Answer<'getInvoiceStatus'> | null> {
  const read = await executeOperation('getInvoiceStatus', { body })
  return read.ok ? read.value : null
}
