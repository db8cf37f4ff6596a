import { useQuery } from '@tanstack/react-query'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { getAgingQuery, getFirstItemsQuery } from '@/lib/features/ledger/client/ledger'
import {
  equalsWhole,
  findOthersOwing,
  judgeAgedCustomer,
} from '@/lib/features/ledger/domain/aged-customer'
import { type AgingInterval, readIntervals } from '@/lib/features/ledger/domain/aging-intervals'

/** Says where aging of one customer is that of all: the service may not know the filter. */
export function AgedCustomerNotice({ clientNo, customerNo, asOf, intervals }: Props) {
  const t = useT()
  const all = useQuery({ ...getAgingQuery(clientNo, asOf), retry: false })
  const whole = all.data?.adbIntervals ? readIntervals(all.data.adbIntervals) : null
  const items = useQuery({
    ...getFirstItemsQuery(clientNo),
    enabled: whole !== null && equalsWhole(intervals, whole),
    retry: false,
  })
  if (all.isLoading || items.isLoading) return null
  const verdict = judgeAgedCustomer(
    intervals,
    whole,
    findOthersOwing(items.data ?? {}, customerNo, asOf),
  )
  if (verdict === 'own') return null
  return (
    <StateBlock kind="warned" variant="strip" title={t(`ledger.aging.customer.${verdict}`)}>
      {t(`ledger.aging.customer.${verdict}Meaning`)}
    </StateBlock>
  )
}

type Props = {
  clientNo: string
  customerNo: string
  asOf: string
  intervals: readonly AgingInterval[]
}
