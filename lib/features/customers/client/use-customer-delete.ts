import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { CustomerDeletion } from '@/lib/contracts/desk/customer-draft'
import { deleteCustomer } from '@/lib/features/customers/server/delete-customer'

/** Deletes a customer whose number the person typed. */
export function useCustomerDelete() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (deletion: CustomerDeletion) =>
      callAction(() => deleteCustomer(deletion), signInAgain),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: ['listCustomers'] })
      queryClient.invalidateQueries({ queryKey: ['listJournal'] })
    },
  })
}
