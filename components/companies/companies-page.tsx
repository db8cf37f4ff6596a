'use client'

import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { ListAndPane } from '@/components/data-grid/list-and-pane'
import { Checkbox } from '@/components/form/checkbox'
import { PageFrame } from '@/components/layout/page-frame'
import { RegistrationFollower, type Workspace } from '@/components/registrations/public'
import { Button } from '@/components/ui/button'
import { SearchBox } from '@/components/ui/search-box'
import { AccessNotKnown } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import {
  companiesParsers,
  getAddedCompanyQuery,
  listedMax,
} from '@/lib/features/companies/client/companies'
import type { CompanyRow } from '@/lib/features/companies/domain/combine-companies'
import { isCompanyFollowed } from '@/lib/features/companies/domain/company-answer'
import { filterCompanies } from '@/lib/features/companies/domain/filter-companies'
import { routes } from '@/lib/shared/routes'
import { toAddressText } from '@/lib/shared/view-query'
import { CompaniesStates } from './companies-states'
import { createCompanyColumns } from './company-columns'
import { CompanyDialog } from './company-dialog'
import { CompanyPane } from './company-pane'
import { useCompanySources } from './use-company-sources'

/** How many of a list are followed at once. */
const followedMax = 10

/**
 * Every company that the person has to do with, whichever source has it: added here, available in
 * the search, in a workspace. Where the sources differ it says so.
 */
export function CompaniesPage({ userName, workspaces }: Props) {
  const t = useT()
  const isOffered = useOffers()
  const asked = useCompaniesView()
  const { view, show } = asked
  const sources = useCompanySources(workspaces)
  const { rows, entries } = sources
  const different = rows.filter(({ differences }) => differences.length > 0).length
  return (
    <PageFrame
      crumbs={[{ label: t('companies.area') }, { label: t('companies.title') }]}
      title={t('companies.title')}
      facts={
        rows.length > 0
          ? [
              { label: t('companies.facts.all', { count: rows.length }) },
              { label: t('companies.facts.different', { count: different }) },
            ]
          : []
      }
      actions={
        isOffered('addCompany') && (
          <Button variant="primary" onClick={() => show({ new: '1' })}>
            {t('companies.add')}
          </Button>
        )
      }
      fill
    >
      <CompaniesToolbar asked={asked} />
      <ListAndPane
        pane={
          view.open && (
            <CompanyPane
              key={view.open}
              idempotencyKey={view.open}
              userName={userName}
              onClose={() => show({})}
            />
          )
        }
      >
        <CompaniesStates sources={sources} />
        {sources.isWhole === false && <AccessNotKnown onAgain={sources.again} />}
        {rows.length > 0 && <CompaniesTable asked={asked} rows={rows} />}
        {sources.more && (
          <p className="px-6 py-3 text-ink-3 max-narrow:px-4">
            {t('registrations.older', { count: listedMax })}
          </p>
        )}
      </ListAndPane>
      {entries
        .filter(isCompanyFollowed)
        .slice(0, followedMax)
        .map(({ idempotencyKey }) => (
          <RegistrationFollower
            key={idempotencyKey}
            query={getAddedCompanyQuery(idempotencyKey)}
            list="listAddedCompanies"
            isFollowed={isCompanyFollowed}
          />
        ))}
      {view.new && (
        <CompanyDialog
          userName={userName}
          workspaces={workspaces ?? []}
          entries={entries}
          onSent={(open) => show({ open })}
          onClose={() => show({})}
        />
      )}
    </PageFrame>
  )
}

type Props = { userName: string; workspaces: readonly Workspace[] | null }

/**
 * What the address of companies holds, and what is typed: it narrows the list at once, and stays out
 * of the address where it may be a person's number.
 */
function useCompaniesView() {
  const [view, setView] = useQueryStates(companiesParsers, { history: 'push' })
  const [typed, setTyped] = useState(view.q ?? '')

  function searchFor(text: string) {
    setTyped(text)
    void setView({ q: toAddressText(text) }, { history: 'replace' })
  }

  return {
    view,
    typed,
    searchFor,
    chooseDifferent: (isOnly: boolean) => void setView({ differ: isOnly || null }),
    /** Opens an addition or the form in the place of what is open; with neither it closes that. */
    show: (next: Partial<typeof view>) => void setView({ open: null, new: null, ...next }),
  }
}

type Asked = ReturnType<typeof useCompaniesView>

function CompaniesToolbar({ asked }: { asked: Asked }) {
  const { view, typed, searchFor, chooseDifferent } = asked
  const t = useT()
  return (
    <div className="flex flex-wrap items-center gap-3 px-6 pb-2.5 max-narrow:px-4">
      <div className="flex max-w-120 min-w-60 flex-1">
        <SearchBox
          typed={typed}
          label={t('companies.search')}
          hint={t('companies.searchHint')}
          clearLabel={t('companies.clearSearch')}
          isBusy={false}
          onType={searchFor}
          onSearch={searchFor}
        />
      </div>
      <Checkbox checked={view.differ} onChange={({ target }) => chooseDifferent(target.checked)}>
        {t('companies.onlyDifferent')}
      </Checkbox>
    </div>
  )
}

/** Those of the companies that are asked for; the one whose addition is open is marked. */
function CompaniesTable({ asked, rows }: { asked: Asked; rows: readonly CompanyRow[] }) {
  const { view, typed } = asked
  const t = useT()
  return (
    <DataTable
      label={t('companies.list')}
      columns={createCompanyColumns(t)}
      rows={filterCompanies(rows, typed, view.differ)}
      keyOf={({ key }) => key}
      hrefOf={({ added }) =>
        added && routes.companies(new URLSearchParams({ open: added.idempotencyKey }).toString())
      }
      currentKey={
        view.open ? rows.find(({ added }) => added?.idempotencyKey === view.open)?.key : undefined
      }
      empty={
        <StateBlock kind="empty" title={t('companies.noMatch')}>
          {t('companies.noMatchMeaning')}
        </StateBlock>
      }
    />
  )
}
