'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import { getCodesQuery, getConfigsQuery } from '@/lib/features/codes/client/codes'
import { codesParsers } from '@/lib/features/codes/client/codes-view'
import { toAddressText } from '@/lib/shared/view-query'
import { CodeTable } from './code-table'
import { CodesTabs } from './codes-tabs'
import { ConfigTable } from './config-table'

/** The system codes of a client and its configuration, searched together. */
export function CodesPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(codesParsers, { history: 'replace' })
  const [typed, setTyped] = useState(view.q)
  const codes = useQuery(getCodesQuery(clientNo))
  const configs = useQuery(getConfigsQuery(clientNo))
  function search(text: string) {
    setTyped(text)
    void setView({ q: toAddressText(text) })
  }
  return (
    <PageFrame
      crumbs={[{ label: t('codes.area') }, { label: t('codes.title') }]}
      title={t('codes.title')}
      fill
    >
      <div className="flex px-6 pb-2.5 max-narrow:px-4">
        <div className="flex max-w-120 min-w-0 flex-1">
          <SearchBox
            typed={typed}
            label={t('codes.search')}
            hint={t('codes.searchHint')}
            clearLabel={t('codes.clearSearch')}
            isBusy={false}
            onType={search}
            onSearch={search}
          />
        </div>
      </div>
      <CodesTabs clientNo={clientNo} current={view.part} typed={view.q} />
      {view.part === 'codes' ? (
        <CodeTable read={codes} typed={typed} />
      ) : (
        <ConfigTable read={configs} typed={typed} />
      )}
    </PageFrame>
  )
}
