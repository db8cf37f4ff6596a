import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { CustomerCreation, NewCustomer } from '@/lib/contracts/desk/customer-draft'
import type { Result } from '@/lib/contracts/result'
import { createCustomer } from '@/lib/features/customers/server/create-customer'
import { getCustomerQuery } from './customers'

/** Creates a customer whose number a read does not find. */
export function useCustomerCreate(clientNo: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (draft: NewCustomer): Promise<Result<CustomerCreation>> =>
      callAction(() => createCustomer(draft), signInAgain),
    onSuccess: async (result, { customerNo }) => {
      const seen = result.ok
        ? result.value.outcome === 'created'
          ? result.value.seen?.stored
          : result.value.current
        : null
      // a read that began earlier must not land on top of what was seen after the write
      await queryClient.cancelQueries({ queryKey: getCustomerQuery(clientNo, customerNo).queryKey })
      if (seen) queryClient.setQueryData(getCustomerQuery(clientNo, customerNo).queryKey, seen)
      queryClient.invalidateQueries({ queryKey: ['listCustomers'] })
      queryClient.invalidateQueries({ queryKey: ['listJournal'] })
    },
  })
}
