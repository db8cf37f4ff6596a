import { FailureBlock } from '@/components/ui/states/failure-block'
import { Strip } from '@/components/ui/states/strip'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import type { StoppedCustomers } from '@/lib/features/customers/client/stopped-customers'

/** What of the stops is not known: customers that were not read, and stops that the list leaves out. */
export function StopNotes({ stopped: { isWhole, untold } }: { stopped: StoppedCustomers }) {
  const t = useT()
  return (
    <>
      {!isWhole && <Strip tone="wait">{t('customerStops.part')}</Strip>}
      {untold > 0 && <Strip>{t('customerStops.untold', { count: untold })}</Strip>}
    </>
  )
}

/** What is not known of who is in debt collection; until it is, no stop is left out. */
export function CollectionNotes({
  error,
  read,
}: {
  error: Error | null
  read: { isWhole: boolean } | undefined
}) {
  const t = useT()
  return (
    <>
      {error && <FailureBlock failure={toFailure(error)} doing="read" variant="strip" />}
      {!read && <Strip>{t('customerStops.collectionUnread')}</Strip>}
      {read && !read.isWhole && <Strip tone="wait">{t('customerStops.collectionPart')}</Strip>}
    </>
  )
}
