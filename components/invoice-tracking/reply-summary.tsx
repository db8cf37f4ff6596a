'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { SummaryFacts } from '@/lib/features/invoice-tracking/domain/summary-facts'
import { formatSummary } from '@/lib/features/invoice-tracking/messages/invoice-summary'

/**
 * A button that shows a short, dated summary to look at and to copy into a reply. What is left out
 * of it is said beside it.
 */
export function ReplySummary({
  facts,
  causes,
}: {
  facts: SummaryFacts
  causes: CauseTexts | null
}) {
  const t = useT()
  const [shown, setShown] = useState<SummaryFacts | null>(null)
  return (
    <>
      <Button size="sm" onClick={() => setShown(facts)}>
        {t('invoiceTracking.document.reply.open')}
      </Button>
      {shown && <Shown facts={shown} causes={causes} onClose={() => setShown(null)} />}
    </>
  )
}

/** Stays as it was when it was opened, however often the page reads again below it. */
function Shown({
  facts,
  causes,
  onClose,
}: {
  facts: SummaryFacts
  causes: CauseTexts | null
  onClose: () => void
}) {
  const t = useT()
  const text = formatSummary(t, facts, causes)
  return (
    <Dialog
      open
      title={t('invoiceTracking.document.reply.title')}
      intro={t('invoiceTracking.document.reply.intro')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('invoiceTracking.document.reply.close')}</Button>
          <CopyButton text={text} size="md" variant="primary">
            {t('invoiceTracking.document.reply.copy')}
          </CopyButton>
        </>
      }
    >
      <ReplyText text={text} withheld={facts.withheld} />
    </Dialog>
  )
}

/** The text as it is copied, and what is left out of it. */
export function ReplyText({
  text,
  withheld,
}: {
  text: string
  withheld: SummaryFacts['withheld']
}) {
  const t = useT()
  return (
    <>
      <pre className="rounded-sm border border-line bg-sunken p-3 font-sans wrap-anywhere whitespace-pre-wrap select-all">
        {text}
      </pre>
      {withheld.map((field) => (
        <p key={field} className="text-ink-2 wrap-anywhere">
          {t('invoiceTracking.withheld', { field })}
        </p>
      ))}
    </>
  )
}
