'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { useCreditNote } from '@/lib/features/ar-items/client/use-credit-note'
import { findCreditProblem } from '@/lib/features/ar-items/domain/credit-note'
import { nameItem } from '@/lib/features/ar-items/messages/ar-item-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import { parseAmount } from '@/lib/shared/numbers/money'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { CreditImpact } from './credit-impact'
import { CreditOutcome } from './credit-outcome'

type Props = { item: ItemRow; clientNo: string; userName: string; onClose: () => void }

/** The longest text of a credit note (lib/contracts/desk/receivables/credit-notes.ts). */
const textMax = 200

/**
 * Asks for an amount and a reason, shows what will remain, and asks for the number of the document
 * before the note is made: there is no way back. Then says what became of it.
 */
export function CreditDialog({ item, clientNo, userName, onClose }: Props) {
  const t = useT()
  const [asked] = useState(item)
  const [typed, setTyped] = useState({ amount: '', text: '', number: '' })
  const [isTried, setTried] = useState(false)
  const note = useCreditNote()
  const remaining = parseAmount(asked.remainingAmount)
  if (remaining.is !== 'exact' || asked.arItemId == null) return null
  const { arItemId, currency } = asked
  const documentNo = asked.documentNo?.trim() ?? ''
  const amount = parseDecimal(typed.amount)
  const problem = findCreditProblem(amount, remaining.decimal)
  const text = typed.text.trim()
  const isSame = typed.number.trim() === documentNo
  const isOver = note.outcome?.outcome === 'sent'
  const isReady = problem === null && amount !== null && text !== '' && text.length <= textMax
  const set = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })

  function submit() {
    setTried(true)
    if (!isReady || !isSame || note.isUnknown || note.isPending) return
    void note.submit({
      ...{ userName, clientNo, arItemId, documentNo, amount, text },
      customerNo: asked.customerNo?.trim() ?? '',
      seen: { remaining: remaining.is === 'exact' ? remaining.decimal : '' },
    })
  }

  return (
    <Dialog
      open
      title={t('arItems.credit.title', { item: nameItem(t, asked) })}
      intro={isOver ? undefined : t('arItems.credit.lead')}
      result={
        isOver || note.failure
          ? undefined
          : t(isSame ? 'arItems.credit.noWayBack' : 'arItems.credit.typeFirst', {
              number: documentNo,
            })
      }
      locked={note.isPending}
      onClose={onClose}
      onSubmit={submit}
      footer={
        isOver ? (
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('arItems.credit.close')}
          </Button>
        ) : (
          <>
            <Button
              variant="quiet"
              aria-disabled={note.isPending || undefined}
              onClick={() => !note.isPending && onClose()}
            >
              {t('form.cancel')}
            </Button>
            <Button
              variant="final"
              aria-disabled={!isSame || note.isUnknown || undefined}
              busy={note.isPending}
              busyLabel={t('arItems.credit.sending')}
              onClick={submit}
            >
              {amount !== null && problem === null
                ? t('arItems.credit.send', {
                    amount: `${formatDecimal(String(amount))} ${currency}`,
                  })
                : t('arItems.credit.open')}
            </Button>
          </>
        )
      }
    >
      {!isOver && (
        <>
          <Field
            label={t('arItems.credit.amount')}
            detail={currency ?? undefined}
            error={isTried && problem ? t(`arItems.credit.wrong.${problem}`) : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                data-autofocus
                inputMode="decimal"
                value={typed.amount}
                onChange={set('amount')}
              />
            )}
          </Field>
          <Field
            label={t('arItems.credit.text')}
            error={
              isTried && (text === '' || text.length > textMax)
                ? t('arItems.credit.wrong.text', { max: textMax })
                : undefined
            }
          >
            {(control) => <TextInput {...control} value={typed.text} onChange={set('text')} />}
          </Field>
          <CreditImpact
            item={asked}
            remaining={remaining.decimal}
            amount={problem === null ? amount : null}
          />
          <Field
            label={t('arItems.credit.number')}
            hint={t('arItems.credit.numberHint', { number: documentNo })}
          >
            {(control) => <TextInput {...control} value={typed.number} onChange={set('number')} />}
          </Field>
        </>
      )}
      <CreditOutcome note={note} />
    </Dialog>
  )
}
