'use client'

import { type ClipboardEvent, useState } from 'react'
import { addressFromPaste } from '@/lib/domain/pasted-address'
import { useCustomerForm } from './customer-form-context'

/** Fills the group from a pasted address. Lines that belong to no field of it are told, never dropped in silence. */
export function usePastedAddress() {
  const { edit } = useCustomerForm()
  const [notUsed, setNotUsed] = useState<string[]>([])

  function take(text: string): boolean {
    const pasted = addressFromPaste(text)
    if (!pasted) return false
    const { name, rest, ...address } = pasted
    edit.pasteAddress(address)
    const isSameName = !name || name === edit.typed.name || name === edit.typed.addressName
    setNotUsed(isSameName ? rest : [name, ...rest])
    return true
  }

  return {
    notUsed,
    take,
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text')
      if (text.includes('\n') && take(text)) event.preventDefault()
    },
  }
}
