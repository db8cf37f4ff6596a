'use client'

import type { AddressField } from '@/lib/domain/address-group'
import type { FieldUnit } from '@/lib/domain/customer-units'
import type { CustomerEdit } from './use-customer-edit'

export type Finding = { level: 'warning' | 'wrong'; code: string; values?: Record<string, string | number> }
export type CustomerFindings = Partial<Record<FieldUnit | AddressField, Finding[]>>

export function useFindings(_edit: CustomerEdit): CustomerFindings {
  return {}
}
