'use client'

import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/hooks/use-hydrated'
import { useT } from '@/lib/client/translation'
import { findFieldByPath } from '@/lib/features/customers/domain/editable-fields'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Puts the focus on the field that the address names, as `#field=postalAddress.postalCode`: a link
 * leads to where something is to be mended.
 */
export function FocusField() {
  const t = useT()
  const isHydrated = useHydrated()
  useEffect(() => {
    const named = new URLSearchParams(location.hash.slice(1)).get('field')
    if (isHydrated && named) findControl(t, named)?.focus()
  }, [t, isHydrated])
  return null
}

/**
 * A row of the address has an id, a text its name; lists and masked values stand in a group under
 * their label.
 */
function findControl(t: Translate, path: string): HTMLElement | null {
  const unit = findFieldByPath(path)
  if (unit === undefined) return null
  if (unit === 'address')
    return document.getElementById(`field-${path.slice(path.lastIndexOf('.') + 1)}`)
  const label = t(`customerFields.${unit}`)
  const groups = [...document.querySelectorAll('#content .field[role="group"]')]
  const group = groups.find(
    (each) => each.querySelector('.field-label')?.firstChild?.textContent === label,
  )
  return (
    document.querySelector<HTMLElement>(`#content [name="${unit}"]`) ??
    group?.querySelector<HTMLElement>(
      `input, button[aria-label="${t('customers.maskedChange', { field: label })}"]`,
    ) ??
    null
  )
}
