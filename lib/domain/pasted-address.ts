import type { AddressField } from '../contracts/receivables/customers'

export function addressFromPaste(_text: string): (Partial<Record<AddressField, string>> & { name?: string; rest?: string[] }) | null {
  return null
}
