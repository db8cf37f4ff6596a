'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { PasteBox } from '@/components/form/paste-box'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import {
  type ListRefusal,
  readBankFile,
  readBankList,
} from '@/lib/features/payment-matching/client/read-bank-list'
import { bankLinesMax } from '@/lib/features/payment-matching/domain/bank-line'
import { countLines } from '@/lib/features/payment-matching/domain/list-text'
import type { PaymentsPageState } from './use-payments-page'

/**
 * One box for the lines of a bank: pasted, or from a file that was chosen or dropped. Ctrl and Enter
 * matches them.
 */
export function PaymentsForm({ page, hasDraft }: { page: PaymentsPageState; hasDraft: boolean }) {
  const t = useT()
  const { text, setText, held, writing } = page
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<ListRefusal | 'tooManyTogether' | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  async function match(written: string) {
    if (isReading || written.trim() === '') return
    setReading(true)
    const taken = await readBankList(written, 'day')
    setReading(false)
    if (!taken.ok) return setRefusal(taken.refusal)
    setRefusal(page.take(taken.list, written) ? null : 'tooManyTogether')
  }

  async function takeFile(chosen: File | undefined) {
    if (!chosen) return
    const read = await readBankFile(chosen)
    if (!read.ok) return setRefusal(read.refusal)
    setText(read.text.length > shownMax ? '' : read.text)
    await match(read.text)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void match(text)
  }

  return (
    <PasteBox
      label={t('paymentMatching.box')}
      hint={t('paymentMatching.hint', { max: bankLinesMax })}
      error={refusal ? t(`paymentMatching.refusal.${refusal}`, { max: bankLinesMax }) : undefined}
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
      {!hasDraft && <p className="text-xs text-ink-3">{t('paymentMatching.noClient')}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          busy={isReading}
          busyLabel={t('paymentMatching.matching')}
          aria-disabled={text.trim() === '' || undefined}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void match(text)}
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

/** A longer text is matched and not shown: a box of megabytes stops the page. */
const shownMax = 400_000
