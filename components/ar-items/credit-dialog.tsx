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
import { type Decimal, parseAmount } from '@/lib/shared/numbers/money'
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
  const openAmount = parseAmount(asked.remainingAmount)
  if (openAmount.is !== 'exact' || asked.arItemId == null) return null
  const { arItemId } = asked
  const remaining = openAmount.decimal
  const documentNo = asked.documentNo?.trim() ?? ''
  const credit = readCredit(typed, { remaining, documentNo })
  const isOver = note.outcome?.outcome === 'sent'

  function submit() {
    setTried(true)
    const { amount, text, isTextRight, isSame } = credit
    if (amount === null || !isTextRight || !isSame || note.isUnknown || note.isPending) return
    void note.submit({
      ...{ userName, clientNo, arItemId, documentNo, amount, text },
      customerNo: asked.customerNo?.trim() ?? '',
      seen: { remaining },
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
          : t(credit.isSame ? 'arItems.credit.noWayBack' : 'arItems.credit.typeFirst', {
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
          <CreditFooter
            item={asked}
            credit={credit}
            note={note}
            onCancel={onClose}
            onSubmit={submit}
          />
        )
      }
    >
      {!isOver && (
        <CreditFields
          item={asked}
          {...{ remaining, documentNo, typed, credit, isTried }}
          onTyped={setTyped}
        />
      )}
      <CreditOutcome note={note} />
    </Dialog>
  )
}

type Typed = Record<'amount' | 'text' | 'number', string>

/** The document that is credited, and what remains of it. */
type Credited = { remaining: Decimal; documentNo: string }

/** What is typed, as it would go out; `amount` is null where it cannot be credited. */
function readCredit(typed: Typed, { remaining, documentNo }: Credited) {
  const amount = parseDecimal(typed.amount)
  const problem = findCreditProblem(amount, remaining)
  const text = typed.text.trim()
  return {
    amount: problem === null ? amount : null,
    problem,
    text,
    isTextRight: text !== '' && text.length <= textMax,
    isSame: typed.number.trim() === documentNo,
  }
}

type Credit = ReturnType<typeof readCredit>

type FieldsProps = Credited & {
  item: ItemRow
  typed: Typed
  credit: Credit
  isTried: boolean
  onTyped: (typed: Typed) => void
}

function CreditFields(props: FieldsProps) {
  const t = useT()
  const { item, remaining, documentNo, typed, credit, isTried, onTyped } = props
  const set = (field: keyof Typed) => (event: { target: { value: string } }) =>
    onTyped({ ...typed, [field]: event.target.value })
  return (
    <>
      <Field
        label={t('arItems.credit.amount')}
        detail={item.currency ?? undefined}
        error={isTried && credit.problem ? t(`arItems.credit.wrong.${credit.problem}`) : undefined}
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
          isTried && !credit.isTextRight
            ? t('arItems.credit.wrong.text', { max: textMax })
            : undefined
        }
      >
        {(control) => <TextInput {...control} value={typed.text} onChange={set('text')} />}
      </Field>
      <CreditImpact item={item} remaining={remaining} amount={credit.amount} />
      <Field
        label={t('arItems.credit.number')}
        hint={t('arItems.credit.numberHint', { number: documentNo })}
      >
        {(control) => <TextInput {...control} value={typed.number} onChange={set('number')} />}
      </Field>
    </>
  )
}

type FooterProps = {
  item: ItemRow
  credit: Credit
  note: ReturnType<typeof useCreditNote>
} & Record<'onCancel' | 'onSubmit', () => void>

function CreditFooter({ item, credit, note, onCancel, onSubmit }: FooterProps) {
  const t = useT()
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={note.isPending || undefined}
        onClick={() => !note.isPending && onCancel()}
      >
        {t('form.cancel')}
      </Button>
      <Button
        variant="final"
        aria-disabled={!credit.isSame || note.isUnknown || undefined}
        busy={note.isPending}
        busyLabel={t('arItems.credit.sending')}
        onClick={onSubmit}
      >
        {credit.amount !== null
          ? t('arItems.credit.send', {
              amount: `${formatDecimal(String(credit.amount))} ${item.currency}`,
            })
          : t('arItems.credit.open')}
      </Button>
    </>
  )
}
