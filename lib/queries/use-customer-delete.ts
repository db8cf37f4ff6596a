import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteCustomerAction } from '../actions/receivables'
import type { CustomerDeletion } from '../contracts/desk/customer-draft'
import { callAction } from './act'
import { useSignInAgain } from './session-guard'

/** Deletes a customer whose number the person typed. */
export function useCustomerDelete() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (deletion: CustomerDeletion) => callAction(() => deleteCustomerAction(deletion), signInAgain),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: ['listCustomers'] })
      queryClient.invalidateQueries({ queryKey: ['listJournal'] })
    },
  })
}
