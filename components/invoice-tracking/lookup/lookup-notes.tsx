import { useT } from '@/lib/client/translation'
import type {
  InvoiceLookupResult,
  Lookup,
  LookupAccess,
  LookupRequest,
} from '@/lib/features/invoice-tracking/client/lookup'
import {
  isSearchKind,
  sourcesByKind,
} from '@/lib/features/invoice-tracking/domain/references/reference-kinds'

/**
 * What a look-up in which delivery found nothing leaves open, and who was asked: a source that
 * failed, gave no list, ignored the question, or was left out.
 */
export function LookupNotes({ wanted, looked, asker }: Props) {
  const t = useT()
  const { asked, isWhole } = looked
  const isIgnored = asked.some((each) => each.isIgnored)
  return (
    <>
      {asked.some(({ failure }) => failure) && t('lookups.none.failed')}{' '}
      {asked.some(({ isSilent }) => isSilent) && t('lookups.none.silent')}{' '}
      {isIgnored && t('lookups.ignored')}{' '}
      {!isIgnored && !isWhole && asker.companyIds === null && t('lookups.none.newest')}{' '}
      <AskedBy asked={asked} /> {isSearchLeftOut(wanted, asker) && t('lookups.notAsked')}{' '}
      {isStatusLeftOut(wanted, asked) && t('lookups.statusNotAsked')}
    </>
  )
}

type Props = { wanted: Lookup; looked: InvoiceLookupResult; asker: LookupAccess }

/** By which operations it was asked, in words and by their names. */
export function AskedBy({ asked }: { asked: readonly LookupRequest[] }) {
  const t = useT()
  return (
    <span>
      {t('lookups.askedBy')}{' '}
      {asked.map(({ operation }, at) => (
        <span key={operation}>
          {at > 0 && ', '}
          {t(`lookups.operation.${operation}`)} (<code>{operation}</code>)
        </span>
      ))}
      .
    </span>
  )
}

/** True where the search would answer, and the person may not ask it. */
export const isSearchLeftOut = ({ has }: Lookup, { may }: LookupAccess) =>
  isSearchKind(has) && !may.search

const isStatusLeftOut = ({ has }: Lookup, asked: readonly LookupRequest[]) =>
  sourcesByKind[has].includes('status') &&
  !asked.some(({ operation }) => operation === 'getInvoiceStatus')
