import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { getValueAt, listSentFields } from '@/lib/features/customers/domain/public'

type Sent = { customer: object; before: Record<string, unknown> }

/** The fields of a customer that become something else, each before and afterwards. */
export const listSentChanges = ({ customer, before }: Sent) =>
  listSentFields(customer as Partial<CustomerUpdate>)
    .map(({ field }) => ({
      ...{ path: field, before: before[field] ?? null },
      after: getValueAt(customer, field),
    }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
