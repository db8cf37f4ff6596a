'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { ButtonLink } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { routes } from '@/lib/shared/routes'

/**
 * What is done with a customer as a whole, from each of its pages.
 *
 * @param hearsKeys false where the page itself hears the letters, for the rows that are ticked.
 */
export function CustomerVerbs({ hearsKeys }: { hearsKeys: boolean }) {
  const t = useT()
  const router = useRouter()
  const offers = useOffers()
  const { clientNo, customerNo } = useCustomerPlace()
  const [mayNote, mayStop] = [offers('addCustomerNote'), offers('updateCustomer')]
  const goToStops = () =>
    router.push(routes.customerField(clientNo, customerNo, 'stopReminderUntil'))
  useLetterKey('n', focusNewNote, hearsKeys && mayNote)
  useLetterKey('s', goToStops, hearsKeys && mayStop)
  return (
    <>
      {mayNote && (
        <Button aria-keyshortcuts="n" onClick={focusNewNote}>
          {t('customers.whole.verbs.addNote')} <Kbd>N</Kbd>
        </Button>
      )}
      {mayStop && (
        <Button aria-keyshortcuts="s" onClick={goToStops}>
          {t('customers.whole.verbs.setStop')} <Kbd>S</Kbd>
        </Button>
      )}
      {offers('createDocument') && (
        <ButtonLink href={routes.newDocument(clientNo, customerNo)}>
          {t('customers.whole.verbs.newDocument')}
        </ButtonLink>
      )}
    </>
  )
}

/** Leads to the box for a new note about the customer, which stands beside each of its pages. */
export function focusNewNote() {
  const box = document.querySelector<HTMLTextAreaElement>('#notes textarea')
  box?.focus()
  box?.scrollIntoView({ block: 'nearest' })
}
