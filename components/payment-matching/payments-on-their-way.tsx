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

/** So many invoices are named; more of them are counted. */
const namedMax = 5

/** What was sent for these invoices before and may yet be booked, and the tick that it is known. */
export function PaymentsOnTheirWay({ sent, isKnown, isLocked, onKnow }: Props) {
  const t = useT()
  const notes = [
    ...(sent.named.length > 0
      ? [
          t('paymentMatching.aside.sent.named', {
            count: sent.named.length,
            numbers: sent.named.slice(0, namedMax).join(', '),
            more: sent.named.length > namedMax ? 'yes' : 'no',
          }),
        ]
      : []),
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
