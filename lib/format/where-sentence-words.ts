import type { InvoiceSentence } from '../domain/where/invoice-sentence'
import type { MoneyStep } from '../domain/where/next-with-money'
import { type Causes, sentenceWords } from './transaction-words'
import { t } from './translate-where-page'

/** Where an invoice is as one sentence in words. */
export function invoiceSentenceWords(sentence: InvoiceSentence, causes: Causes | null): { words: string } {
  const transaction = sentence.transaction ? sentenceWords(sentence.transaction, causes) : ''
  const isAlone = sentence.key === 'transactionOnly'
  return {
    words: t(`where.sentence.${sentence.key}`, { ...sentence.params, transaction: isAlone ? transaction : begunSmall(transaction) }),
  }
}

/** The one next step in words. */
export const nextWords = (next: MoneyStep, { fieldToMend }: InvoiceSentence) => t(`where.next.${next}`, { field: fieldToMend ?? 'none' })

/** A value as it came, so that absent, null and blank are told apart. */
export function rawWords(raw: unknown): string {
  if (raw === undefined) return t('where.level.absent')
  if (raw === null) return t('where.level.nullValue')
  return typeof raw === 'string' ? `“${raw}”` : String(raw)
}

const begunSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
