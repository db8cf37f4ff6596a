'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { PasteBox } from '@/components/form/paste-box'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import { bankLinesMax } from '@/lib/features/payment-matching/domain/bank-line'
import { countLines } from '@/lib/features/payment-matching/domain/list-text'
import type { Translate } from '@/lib/shared/i18n/translate'
import { useListInput } from './use-list-input'
import type { PaymentsPageState } from './use-payments-page'

/**
 * One box for the lines of a bank: pasted, or from a file that was chosen or dropped. Ctrl and Enter
 * matches them.
 */
export function PaymentsForm({ page, hasDraft }: { page: PaymentsPageState; hasDraft: boolean }) {
  const t = useT()
  const { text, setText, held, writing } = page
  const { isReading, refused, match, takeFile } = useListInput(page)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    match()
  }

  return (
    <PasteBox
      label={t('paymentMatching.box')}
      hint={t('paymentMatching.hint', { max: bankLinesMax })}
      error={refused ? describeRefused(t, refused) : undefined}
      lines={[10, 20]}
      {...{ text, box }}
      onText={setText}
      onFile={(file) => void takeFile(file)}
      onKeyDown={handleKeyDown}
    >
      {writing === 'more' && held && (
        <p className="text-xs text-ink-3">
          {t('paymentMatching.adding', { count: countLines(held.list) })}
        </p>
      )}
      {writing === 'edit' && held !== null && held.list.left.length > 0 && (
        <p className="text-xs text-ink-3">{t('paymentMatching.editing')}</p>
      )}
      {!hasDraft && <p className="text-xs text-ink-3">{t('paymentMatching.noClient')}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          busy={isReading}
          busyLabel={t('paymentMatching.matching')}
          aria-disabled={text.trim() === '' || undefined}
          aria-keyshortcuts="Control+Enter"
          onClick={match}
        >
          {t('paymentMatching.match')}
        </Button>
        <span className="max-narrow:hidden">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
        </span>
        <ChooseFile
          label={t('paymentMatching.chooseFile')}
          accept=".txt,.csv,.tsv,.xml,text/*,application/xml"
          onFile={takeFile}
        />
        {held && (
          <Button variant="quiet" onClick={page.stopWriting}>
            {t('paymentMatching.back')}
          </Button>
        )}
      </div>
    </PasteBox>
  )
}

function describeRefused(
  t: Translate,
  { why, name }: NonNullable<ReturnType<typeof useListInput>['refused']>,
): string {
  const words = t(`paymentMatching.refusal.${why}`, { max: bankLinesMax })
  return name === null ? words : t('paymentMatching.ofFile', { name, words })
}
