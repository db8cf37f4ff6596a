'use client'

import dynamic from 'next/dynamic'
import type { InvoiceSentence } from '@/lib/domain/where/invoice-sentence'
import type { Causes } from '@/lib/format/transaction-words'
import { t } from '@/lib/format/translate-where-page'
import { invoiceSentenceWords } from '@/lib/format/where-sentence-words'
import type { InvoiceStory } from '@/lib/queries/use-invoice-story'
import type { StatusAnswer } from '@/lib/queries/where'
import { WhereDrift } from './where-drift'

const WhereWhy = dynamic(() => import('./where-why').then((part) => part.WhereWhy), { ssr: false })

type Props = { answer: StatusAnswer; sentence: InvoiceSentence; causes: Causes | null; story: InvoiceStory; mayPartner: boolean }

/** Why it failed, where it did; the one next step; and why it did not go by the channel that was asked for. */
export function WhereNext({ answer, sentence, causes, story, mayPartner }: Props) {
  return (
    <div className="where-next">
      {sentence.tone === 'fail' && answer.Transaction && <WhereWhy row={answer.Transaction} story={story} mayPartner={mayPartner} />}
      <section>
        <h2>{t('where.why.next')}</h2>
        <p>{invoiceSentenceWords(sentence, causes).next}</p>
        <WhereDrift answer={answer} story={story} />
      </section>
    </div>
  )
}
