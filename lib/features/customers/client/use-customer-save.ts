import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { CustomerDraft, CustomerSave } from '@/lib/contracts/desk/customer-draft'
import type { Result } from '@/lib/contracts/result'
import { updateCustomer } from '@/lib/features/customers/server/update-customer'
import { getCustomerQuery } from './customers'

/** Saves a customer. What it read on the way replaces what was read before. */
export function useCustomerSave(clientNo: string, customerNo: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (draft: CustomerDraft): Promise<Result<CustomerSave>> =>
      callAction(() => updateCustomer(draft), signInAgain),
    onSuccess: async (result) => {
      const seen = result.ok
        ? result.value.outcome === 'saved'
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
