'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { InvoiceSentence } from '@/lib/domain/where/invoice-sentence'
import type { Causes } from '@/lib/format/transaction-words'
import { t } from '@/lib/format/translate-where-page'
import { invoiceSentenceWords } from '@/lib/format/where-sentence-words'
import type { InvoiceStory } from '@/lib/queries/use-invoice-story'
import type { StatusAnswer } from '@/lib/queries/where'
import { WhereDrift } from './where-drift'

const WhereWhy = dynamic(() => import('./where-why').then((part) => part.WhereWhy), { ssr: false })

type Props = { answer: StatusAnswer; sentence: InvoiceSentence; causes: Causes | null; story: InvoiceStory; mayPartner: boolean; isFollowed: boolean }

/**
 * Why it failed, where it did; the one next step; and why it did not go by the channel that was asked for. While the page is followed it keeps the room that
 * a reason takes, so that the timeline below stays where it is.
 */
export function WhereNext({ answer, sentence, causes, story, mayPartner, isFollowed }: Props) {
  const [isRoomy] = useState(isFollowed)
  return (
    <div className="where-next" data-roomy={isRoomy || undefined}>
      {sentence.tone === 'fail' && answer.Transaction && <WhereWhy row={answer.Transaction} story={story} mayPartner={mayPartner} />}
      <section>
        <h2>{t('where.why.next')}</h2>
        <p>{invoiceSentenceWords(sentence, causes).next}</p>
        <WhereDrift answer={answer} story={story} />
      </section>
    </div>
  )
}
