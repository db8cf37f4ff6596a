import { Checkbox } from '@/components/form/checkbox'
import { Note } from '@/components/form/note'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import { mayGoOutBesides } from '@/lib/features/invoice-sending/domain/sent-before'
import { routes } from '@/lib/shared/routes'
import { describeSentBefore } from './describe-sent-before'

type Props = {
  sends: readonly SentNumber[]
  /** Under which the next one would go out. */
  identifier: string
  isReading: boolean
  isUntold: boolean
  /** Reads once more; null where that cannot be asked. */
  again: (() => void) | null
  isIntended: boolean
  onIntended: (isIntended: boolean) => void
}

/** What was sent under a number before, and the tick that another is intended. */
export function SentBefore({ sends, identifier, isReading, isUntold, again, ...tick }: Props) {
  const t = useT()
  return (
    <>
      <div aria-live="polite">
        {sends.map((send) => (
          <Note key={send.idempotencyKey}>
            <Glyph verdict="warn" />
            <SentBeforeWords send={send} identifier={identifier} />
          </Note>
        ))}
        {isReading && (
          <Note>
            <Glyph verdict="run" />
            <span>{t('invoiceSending.before.checking')}</span>
          </Note>
        )}
        {isUntold && (
          <Note>
            <Glyph verdict="warn" />
            <span>{t('invoiceSending.before.untold')}</span>
            {again && (
              <Button size="sm" onClick={again}>
                {t('states.tryAgain')}
              </Button>
            )}
          </Note>
        )}
      </div>
      {sends.length > 0 && mayGoOutBesides(sends, identifier) && (
        <Checkbox
          checked={tick.isIntended}
          onChange={({ target }) => tick.onIntended(target.checked)}
        >
          {t('invoiceSending.before.intended')}
        </Checkbox>
      )}
    </>
  )
}

type WordsProps = { send: SentNumber; identifier: string }

/** One earlier send, and the way to all that is known of it: beside what goes out next. */
export function SentBeforeWords({ send, identifier }: WordsProps) {
  const t = useT()
  const mayFollow = useOffers()('getInvoiceStatus')
  return (
    <span>
      {describeSentBefore(t, send, identifier)}{' '}
      {(!send.isLineHidden || mayFollow) && (
        <Link
          className={hyperlinkClass}
          href={
            send.isLineHidden
              ? routes.invoiceById(send.identifier)
              : routes.journalLine(send.idempotencyKey)
          }
          target="_blank"
        >
          {t(send.isLineHidden ? 'invoiceSending.open' : 'invoiceSending.before.see')}
          <span className="sr-only">, {t('invoiceSending.opensTab')}</span>
        </Link>
      )}
    </span>
  )
}
