import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import { waitOutThrottling } from '@/lib/client/wait-out-throttling'

/**
 * Whether a 404 that may mean that the read of a customer is not offered proves that nobody has the
 * number: where the service reads another customer of the client by its number, or where the client
 * has no customer at all (decisions/0017).
 *
 * @throws OperationFailed where nobody can tell now, as where the service is away.
 */
export async function canTellAbsence(clientno: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { customers } = await waitOutThrottling(
      () =>
        read(
          'listCustomers',
          { params: { clientno }, query: { pageno: 1, pagesize: 1 } },
          { signal },
        ),
      signal,
    )
    const another = customers?.find((row) => row?.customerNo)?.customerNo
    if (!another) return customers?.length === 0
    await waitOutThrottling(
      () => read('getCustomer', { params: { clientno, customerno: another } }, { signal }),
      signal,
    )
    return true
  } catch (error) {
    if (error instanceof OperationFailed && tellsNothing.includes(error.failure.kind)) return false
    throw error
  }
}

/** Failures that stay as they are, however often it is asked. */
const tellsNothing: OperationFailed['failure']['kind'][] = [
  ...(['not-found', 'off-contract', 'invalid', 'refused', 'forbidden'] as const),
]
