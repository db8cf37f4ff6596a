import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { readAllCustomers } from './read-all-customers'

/** Numbers of customers. `isWhole`: the list was read to its end, and every row names its customer. */
export type MatchingCustomers = { customerNos: string[]; isWhole: boolean }

/**
 * Reads the numbers of all customers that a search finds. Rows that contradict the search are not
 * among them: a service may ignore it.
 *
 * @throws OperationFailed as the read does.
 */
export async function readMatchingCustomers(
  clientno: string,
  search: string,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<MatchingCustomers> {
  const fitting = new Set<string>()
  const isWhole = await readAllCustomers({ clientno, search }, { signal }, (page) => {
    for (const { customerNo } of verifyFilters('listCustomers', { search }, page).fitting)
      if (customerNo) fitting.add(customerNo)
    onProgress(fitting.size)
  })
  return { customerNos: [...fitting], isWhole }
}
