'use client'

import type { ClipboardEvent } from 'react'
import { addressFromPaste } from '@/lib/domain/pasted-address'
import { useCustomerForm } from './customer-form-context'

/** Fills the group from a pasted address. Lines that belong to no field of it are told, never dropped in silence. */
export function usePastedAddress() {
  const { edit } = useCustomerForm()

  function take(text: string): boolean {
    const pasted = addressFromPaste(text)
    if (!pasted) return false
    const { name, rest, ...address } = pasted
    const isSameName = !name || name === edit.typed.name || name === edit.typed.addressName
    edit.pasteAddress(address, isSameName ? rest : [name, ...rest])
    return true
  }

  return {
    take,
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text')
      if (text.includes('\n') && take(text)) event.preventDefault()
    },
  }
}
