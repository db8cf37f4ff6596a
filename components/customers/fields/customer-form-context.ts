'use client'

import { createContext, useContext } from 'react'
import type { Findings } from '@/lib/shared/checks/finding'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { CustomerEdit } from '../edit/use-customer-edit'
import type { WarnedFields } from './warned-fields'

/**
 * What every field of the form needs: the edit, what the last save failed with, what the checks
 * find, what the upstream warned of.
 */
export type CustomerFormState = {
  edit: CustomerEdit
  failure: Failure | null
  findings: Findings
  warned: WarnedFields
  /** True where the person may not change the customer: fields are shown, and take nothing. */
  isReadOnly?: boolean
}

export const CustomerFormContext = createContext<CustomerFormState | null>(null)

export function useCustomerForm(): CustomerFormState {
  const form = useContext(CustomerFormContext)
  if (!form) throw new Error('CustomerFormContext is missing')
  return form
}
