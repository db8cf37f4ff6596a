'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import type {
  ReferenceGroup,
  ReportedLine,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { buildReplyFacts } from '@/lib/features/invoice-tracking/domain/references/reply-facts'
import {
  type ReplyLanguage,
  type ReplyStyle,
  replyLanguages,
  replyStyles,
  writeReply,
} from '@/lib/features/invoice-tracking/messages/write-reply'

/**
 * A reply about the lines that are shown, in the language of the caller, to be edited and copied.
 * What was typed into it stays until it is restored or another reply is chosen.
 */
export function ReferenceReply({ report, shown }: Props) {
  const t = useT()
  const [language, setLanguage] = useState<ReplyLanguage>('en')
  const [style, setStyle] = useState<ReplyStyle>('lines')
  const choice = `${language} ${style} ${shown}`
  const [edited, setEdited] = useState<{ text: string; choice: string } | null>(null)
  const facts = buildReplyFacts(report, shown)
  const written = writeReply(t, facts, { language, style, isFiltered: shown !== null })
  const own = edited?.choice === choice ? edited.text : null
  const box = useRef<HTMLElement>(null)
  useLetterKey('c', () => box.current?.querySelector('button')?.click())

  return (
    <section ref={box} className="grid gap-2 pt-3.5">
      <h2 className="text-md font-semibold">{t('references.reply.title')}</h2>
      <div className="flex gap-2">
        <select
          className="input min-w-0 flex-1"
          aria-label={t('references.reply.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as ReplyLanguage)}
        >
          {replyLanguages.map((each) => (
            <option key={each} value={each}>
              {t(`references.reply.languageName.${each}`)}
            </option>
          ))}
        </select>
        <select
          className="input min-w-0 flex-1"
          aria-label={t('references.reply.style')}
          value={style}
          onChange={(event) => setStyle(event.target.value as ReplyStyle)}
        >
          {replyStyles.map((each) => (
            <option key={each} value={each}>
              {t(`references.reply.styleName.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <textarea
        className="input h-auto leading-5"
        aria-label={t('references.reply.text')}
        lang={language}
        rows={14}
        value={own ?? written}
        onChange={(event) => setEdited({ text: event.target.value, choice })}
      />
      <div className="flex items-center gap-2">
        <CopyButton variant="primary" size="md" aria-keyshortcuts="c" text={own ?? written}>
          {t('references.reply.copy')}
        </CopyButton>
        <Kbd>C</Kbd>
        {own !== null && (
          <Button variant="quiet" onClick={() => setEdited(null)}>
            {t('references.reply.restore')}
          </Button>
        )}
      </div>
    </section>
  )
}

type Props = { report: readonly ReportedLine[]; shown: ReferenceGroup | null }
