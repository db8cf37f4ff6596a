'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { StateBlock } from '@/components/ui/states/state-block'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { isDenied, OperationFailed } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import type { CompanyChoice } from './filters/companies-editor'
import { buildSummaryColumns } from './summary-columns'

/**
 * The documented answer has no body, so nobody knows whether anything was found: it says so, and
 * offers the lookups that answer with rows.
 */
export function SilentAnswer({
  companies,
  text,
}: {
  companies: readonly CompanyChoice[]
  text: string
}) {
  const t = useT()
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <StateBlock kind="silent" title={t('invoiceSearch.silent.title')}>
        {t('invoiceSearch.silent.meaning')}
      </StateBlock>
      <Lookup
        title={t('invoiceSearch.silent.number')}
        companies={companies}
        text={text}
        by="number"
      />
      <Lookup title={t('invoiceSearch.silent.file')} companies={companies} text={text} by="file" />
    </div>
  )
}

type LookupProps = {
  title: string
  companies: readonly CompanyChoice[]
  text: string
  by: 'number' | 'file'
}

function Lookup({ title, companies, text, by }: LookupProps) {
  const t = useT()
  const [typed, setTyped] = useState(text)
  const [chosen, setCompany] = useState<number>()
  const company = chosen ?? companies[0]?.id
  const [asked, setAsked] = useState<{ text: string; company: number } | null>(null)
  return (
    <section className="px-6 py-2">
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '' && company !== undefined)
            setAsked({ text: typed.trim(), company })
        }}
      >
        <label className="grid gap-0.5 text-xs text-ink-2">
          {title}
          <input
            className="input"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <label className="grid gap-0.5 text-xs text-ink-2">
          {t('invoiceSearch.silent.company')}
          <select
            className="input"
            value={company}
            onChange={(event) => setCompany(Number(event.target.value))}
          >
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{t('invoiceSearch.silent.ask')}</Button>
      </form>
      {asked && (by === 'number' ? <ByNumber {...asked} /> : <ByFile {...asked} />)}
    </section>
  )
}

type Asked = { text: string; company: number }

function ByNumber({ text, company }: Asked) {
  const query = useQuery(
    getOperationQuery('listInvoicesByNumber', {
      query: { CompanyId: company, InvoiceNumber: text },
    }),
  )
  return (
    <Found
      rows={query.data}
      question={{ CompanyIds: [company], SearchType: 'InvoiceNumber', Searches: [text] }}
      error={query.error}
    />
  )
}

function ByFile({ text, company }: Asked) {
  const query = useQuery(
    getOperationQuery('listInvoicesByFilename', { query: { CompanyId: company, Filename: text } }),
  )
  return (
    <Found
      rows={query.data}
      question={{ CompanyIds: [company], SearchType: 'Filename', Searches: [text] }}
      error={query.error}
    />
  )
}

/** The rows that are what was asked for: a lookup that was not understood may answer any. */
export function Found({
  rows: given,
  question,
  error,
}: {
  rows: SummaryRow[] | undefined
  question: Record<string, unknown>
  error: Error | null
}): ReactNode {
  const t = useT()
  if (error instanceof OperationFailed && !isDenied(error.failure))
    return <FailureBlock failure={error.failure} doing="read" variant="strip" />
  if (!given && !error) return null
  const { fitting: rows, findings } = verifyFilters('searchInvoiceSummary', question, given ?? [])
  return (
    <>
      <FilterNotice findings={findings} />
      {(rows.length > 0 || findings.strangers === 0) && (
        <p role="status">{t('invoiceSearch.silent.found', { count: rows.length })}</p>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('invoiceSearch.silent.foundLabel')}
          columns={buildSummaryColumns(t)
            .slice(0, 8)
            .map(({ key, title, align, card, cell }) => ({ key, title, align, card, cell }))}
          rows={rows}
          keyOf={(row) => String(row.TransactionRid ?? JSON.stringify(row))}
        />
      )}
    </>
  )
}
