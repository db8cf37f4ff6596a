'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { CountButtons } from '@/components/data-grid/filters/count-buttons'
import { DataGrid } from '@/components/data-grid/grid/data-grid'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  countVerdicts,
  type PreparedDocument,
  type PreparedVerdict,
  preparedVerdicts,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import { buildPreparedColumns } from './prepared-columns'
import { PreparedDetail } from './prepared-detail'

type Props = {
  documents: readonly PreparedDocument[]
  selected: ReadonlySet<string>
  onSelect: (keys: ReadonlySet<string>) => void
  /** The page on which one document is mended. */
  hrefOf: (document: PreparedDocument) => string | null
  /** What can be done with those that are shown. */
  verbs?: ReactNode
}

/** Documents before they go out, each with its verdict; ticked ones are sent. */
export function ManyDocuments({ documents, selected, onSelect, hrefOf, verbs }: Props) {
  const t = useT()
  const [chosen, setChosen] = useState<PreparedVerdict | null>(null)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [layout, setLayout] = useState<{ widths: Record<string, number>; pinned: number }>({
    widths: {},
    pinned: 2,
  })
  const columns = useMemo(() => buildPreparedColumns(t), [t])
  const shown = useMemo(
    () => (chosen === null ? documents : documents.filter(({ verdict }) => verdict === chosen)),
    [documents, chosen],
  )
  const counts = useMemo(() => countVerdicts(documents), [documents])
  const open = openKey === null ? undefined : documents.find(({ key }) => key === openKey)
  return (
    <>
      <CountButtons
        label={t('invoiceSending.many.counts')}
        all={{ name: t('invoiceSending.many.all'), count: documents.length }}
        groups={preparedVerdicts.map((group) => ({
          ...{ group, name: t(`invoiceSending.many.verdict.${group}`), count: counts[group] },
        }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        {verbs}
      </CountButtons>
      <div
        className={`grid min-h-0 flex-1 max-wide:grid-cols-[minmax(0,1fr)] max-wide:overflow-auto max-narrow:block [&>*]:min-h-0 ${open ? 'grid-cols-[minmax(0,1fr)_min(382px,32%)]' : 'grid-cols-[minmax(0,1fr)]'}`}
      >
        <section className="flex min-w-0 flex-col" aria-label={t('invoiceSending.many.list')}>
          <DataGrid<PreparedDocument>
            label={t('invoiceSending.many.list')}
            columns={columns}
            {...layout}
            held={shown.length}
            total={{ count: shown.length, is: 'exact' }}
            hasMore={false}
            rowAt={(at) => shown[at]}
            keyOf={({ key }) => key}
            version={shown}
            onNearEnd={() => {}}
            selected={selected}
            onSelect={onSelect}
            openKey={openKey}
            onOpen={(row) => setOpenKey(row?.key ?? null)}
            onColumns={({ widths, pinned }) => setLayout({ widths, pinned })}
            empty={
              documents.length > 0 && (
                <StateBlock kind="empty" title={t('invoiceSending.many.none')} />
              )
            }
          />
        </section>
        {open && (
          <div className="overflow-auto border-l border-line bg-canvas max-wide:overflow-visible max-wide:border-t max-wide:border-l-0">
            <PreparedDetail document={open} href={hrefOf(open)} onClose={() => setOpenKey(null)} />
          </div>
        )}
      </div>
    </>
  )
}
