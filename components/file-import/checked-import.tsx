'use client'

import type { ReactNode } from 'react'
import type { PageFrameProps } from '@/components/layout/page-frame'
import type { Piece } from '@/lib/client/reference-check'
import { useT } from '@/lib/client/translation'
import type { CheckControls } from '@/lib/client/use-reference-check'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import { formatCount } from '@/lib/shared/format/count'
import { CheckProgress } from './check-progress'
import { ImportBar } from './import-bar'
import { ImportColumns } from './import-columns'
import { ImportSteps } from './import-head'
import type { ImportTexts } from './import-texts'
import type { FileImport } from './use-file-import'

/** A file, what a person said of it, and what the service has of its rows already. */
type Checked<Key extends string, Row extends ReviewedRow<Key>, Each extends Piece> = {
  source: FileImport<Key, Row>
  review: ImportReview<Key, Row> | null
  check: CheckControls<Each>
  isLooking: boolean
  isChecking: boolean
  /** How much the service has to be asked before anything is sent. */
  unasked: number
  startCheck: () => void
  discard: () => void
}

type Framed = Pick<PageFrameProps, 'actions' | 'saveBar'> & { title: string; children: ReactNode }

type Props<Key extends string, Row extends ReviewedRow<Key>, Each extends Piece> = {
  page: Checked<Key, Row, Each>
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  /** What the rows that are ready amount to. */
  sums: string
  labelCheck: (count: number) => string
  labelSend: (count: number) => string
  describeLooking: (done: string, all: string) => string
  describeStopped: (open: number) => string
  /** Puts it into the page of its feature. */
  frame: (parts: Framed) => ReactNode
  onTemplate: () => void
  /** The person wants to send what is ready. */
  onSend: () => void
  /** The last question, while it is asked. */
  children: ReactNode
}

/** A file between its choice and its sending: matched, mended, checked at the service, and confirmed. */
export function CheckedImport<
  Key extends string,
  Row extends ReviewedRow<Key>,
  Each extends Piece,
>({
  page,
  fields,
  texts,
  sums,
  labelCheck,
  labelSend,
  describeLooking,
  describeStopped,
  frame,
  onTemplate,
  onSend,
  children,
}: Props<Key, Row, Each>) {
  const t = useT()
  const { source, review, check, unasked, isLooking } = page
  if (!source.state) return null
  const rows = source.state.table.records.length - 1
  const { ready = 0, asks = 0 } = review?.counts ?? {}
  const isToSend = unasked === 0 && ready > 0 && !isLooking
  return frame({
    title:
      ready > 0
        ? t('fileImport.file.ready', { ready: formatCount(ready), rows, all: formatCount(rows) })
        : t('fileImport.file.match'),
    actions: <ImportSteps at={isLooking ? 'check' : isToSend ? 'send' : 'columns'} />,
    saveBar: review && (
      <ImportBar
        rows={rows}
        counts={review.counts}
        isChecking={page.isChecking}
        detail={sums}
        label={isToSend ? labelSend(ready) : labelCheck(ready + asks || rows)}
        isBlocked={ready + asks === 0 || (unasked === 0 && ready === 0)}
        busy={isLooking}
        onDiscard={page.discard}
        onGoOn={isToSend ? onSend : page.startCheck}
      />
    ),
    children: (
      <>
        <ImportColumns {...{ texts, source, review, fields, onTemplate }}>
          <CheckProgress {...{ check, describeLooking, describeStopped }} />
        </ImportColumns>
        {children}
      </>
    ),
  })
}
