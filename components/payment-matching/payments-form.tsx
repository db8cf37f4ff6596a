'use client'

import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import {
  type ListRefusal,
  readBankFile,
  readBankList,
} from '@/lib/features/payment-matching/client/read-bank-list'
import { bankLinesMax } from '@/lib/features/payment-matching/domain/bank-line'
import type { PaymentsPageState } from './use-payments-page'

/**
 * One box for the lines of a bank: pasted, or from a file that was chosen or dropped. Ctrl and Enter
 * matches them.
 */
export function PaymentsForm({ page, hasDraft }: { page: PaymentsPageState; hasDraft: boolean }) {
  const t = useT()
  const { text, setText, held, writing } = page
  const [isOver, setOver] = useState(false)
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<ListRefusal | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  useLetterKey('/', () => box.current?.focus())
  useEffect(() => box.current?.focus(), [])

  async function match(written: string) {
    if (isReading || written.trim() === '') return
    setReading(true)
    const taken = await readBankList(written, 'day')
    setReading(false)
    setRefusal(taken.ok ? null : taken.refusal)
    if (taken.ok) page.take(taken.list)
  }

  async function takeFile(chosen: File | undefined) {
    setOver(false)
    if (!chosen) return
    const read = await readBankFile(chosen)
    if (!read.ok) return setRefusal(read.refusal)
    setText(read.text.length > shownMax ? '' : read.text)
    await match(read.text)
  }

  function handleDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return setOver(false)
    event.preventDefault()
    void takeFile(event.dataTransfer.files[0])
  }

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void match(text)
  }

  return (
    <section
      className="group/drop grid max-w-[960px] gap-2 px-6 pb-4 max-narrow:px-4"
      aria-label={t('paymentMatching.box')}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <Field
        label={t('paymentMatching.box')}
        hint={t('paymentMatching.hint', { max: bankLinesMax })}
        error={refusal ? t(`paymentMatching.refusal.${refusal}`) : undefined}
        stacked
      >
        {({ look: _, ...control }) => (
          <textarea
            {...control}
            ref={box}
            className="input h-auto font-mono leading-4.5 group-data-over/drop:border-accent group-data-over/drop:bg-accent-tint narrow:text-xs/4.5"
            rows={Math.min(20, Math.max(10, text.split('\n').length + 1))}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
      {writing === 'more' && held && (
        <p className="text-xs text-ink-3">
          {t('paymentMatching.adding', { count: held.list.lines.length + held.list.left.length })}
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
        <Button variant="quiet" onClick={() => file.current?.click()}>
          {t('paymentMatching.chooseFile')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,.csv,.tsv,.xml,text/*,application/xml"
          hidden
          onChange={({ target }) => {
            void takeFile(target.files?.[0])
            target.value = ''
          }}
        />
        {held && (
          <Button variant="quiet" onClick={page.stopWriting}>
            {t('paymentMatching.back')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A longer text is matched and not shown: a box of megabytes stops the page. */
const shownMax = 400_000
