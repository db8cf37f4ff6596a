'use client'

import { useMemo } from 'react'
import { AmountSummary } from '@/components/file-import/amount-summary'
import { ConfirmByNumber } from '@/components/file-import/confirm-by-number'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { labelDocumentType } from '@/lib/features/documents/messages/document-labels'
import { summarizeAmounts } from '@/lib/shared/file-import/summarize-amounts'
import { formatCount } from '@/lib/shared/format/count'
import { splitDocuments } from './use-sent-documents'

type Props = {
  documents: NewDocument[]
  /** How many rows of the file do not go out. */
  behind: number
  onClose: () => void
  onConfirm: () => void
}

/** The last question before documents are booked: what they come to, by type, and what stays behind. */
export function ConfirmDocuments({ documents, behind, onClose, onConfirm }: Props) {
  const t = useT()
  const count = documents.length
  const types = useMemo(
    () =>
      [...Map.groupBy(documents, ({ documentType }) => documentType)].map(([type, own]) => ({
        type,
        sums: summarizeAmounts(
          own.map(({ amounts, currency }) => ({ amount: amounts.inclVat, currency })),
        ),
      })),
    [documents],
  )
  const batches = useMemo(() => splitDocuments(documents).length, [documents])
  const customers = useMemo(
    () => new Set(documents.map(({ customerNo }) => customerNo)).size,
    [documents],
  )
  return (
    <ConfirmByNumber
      title={t('documents.fromFile.question', { count, all: formatCount(count) })}
      intro={t('documents.fromFile.intro', { batches })}
      count={count}
      submit={t('documents.fromFile.create', { count, all: formatCount(count) })}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {types.map(({ type, sums }) => (
        <section key={type} className="pb-2">
          <h3 className="pb-1 font-medium">{labelDocumentType(t, type)}</h3>
          <AmountSummary sums={sums} counted={t('documents.title')} />
        </section>
      ))}
      <ul className="grid gap-1 pt-3">
        <li>{t('documents.fromFile.customers', { count: customers })}</li>
        <li>{t('documents.fromFile.behind', { count: behind, all: formatCount(behind) })}</li>
      </ul>
      <p className="flex items-start gap-1.5 pt-2 text-wait">
        <Glyph verdict="warn" className="mt-0.75" />
        {t('documents.fromFile.final')}
      </p>
    </ConfirmByNumber>
  )
}
