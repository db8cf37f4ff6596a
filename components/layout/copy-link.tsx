'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { useT } from '@/lib/client/translation'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** Copies the address of the page. */
export function CopyLink() {
  const t = useT()
  return (
    <CopyButton
      text={() => toSharedAddress(location.href)}
      label={t('layout.copyLink')}
      icon="link"
    />
  )
}

/** What an address tells of one moment of its reader, and of nothing that another would see. */
const momentary = ['undo', 'created']

/**
 * The address of a page as others may have it: without what belongs to one moment, and without
 * anything that may be an identity number.
 */
export function toSharedAddress(address: string): string {
  const url = new URL(address)
  const shared = [...url.searchParams].filter(
    ([name, value]) => !momentary.includes(name) && !hasIdentityNumber(value),
  )
  const isAsItStands = shared.length === [...url.searchParams].length
  const search = new URLSearchParams(shared).toString()
  const hash = hasIdentityNumber(decodeHash(url.hash)) ? '' : url.hash
  return `${url.origin}${url.pathname}${isAsItStands ? url.search : search && `?${search}`}${hash}`
}

/** The part behind `#` in words; one that was never encoded whole stays as it is. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
