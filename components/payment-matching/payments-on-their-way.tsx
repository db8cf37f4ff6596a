import { Checkbox } from '@/components/form/checkbox'
import { Note } from '@/components/form/note'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { findSentForLines } from '@/lib/features/payment-matching/domain/sent-before'

type Props = {
  sent: ReturnType<typeof findSentForLines>
  isKnown: boolean
  isLocked: boolean
  /** Takes the key of what a person says they know. */
  onKnow: (key: string) => void
}

/** What was sent for these invoices before and may yet be booked, and the tick that it is known. */
export function PaymentsOnTheirWay({ sent, isKnown, isLocked, onKnow }: Props) {
  const t = useT()
  const notes = [
    ...(sent.named > 0 ? [t('paymentMatching.aside.sent.named', { count: sent.named })] : []),
    ...(sent.isInSeveral ? [t('paymentMatching.aside.sent.several')] : []),
    ...(sent.isKnown ? [] : [t('paymentMatching.aside.sent.untold')]),
  ]
  return (
    <>
      <div aria-live="polite">
        {notes.map((words) => (
          <Note key={words}>
            <Glyph verdict="warn" />
            <span>{words}</span>
          </Note>
        ))}
      </div>
      <Checkbox
        checked={isKnown}
        disabled={isLocked}
        onChange={({ target }) => onKnow(target.checked ? sent.key : '')}
      >
        {t('paymentMatching.aside.sent.checked')}
      </Checkbox>
    </>
  )
}
