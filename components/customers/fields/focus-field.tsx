'use client'

import { useEffect } from 'react'
import { isNowhere } from '@/components/data-grid/use-table-shortcuts'
import { useHydrated } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { findFieldByPath } from '@/lib/features/customers/domain/editable-fields'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Puts the focus on the field that the address names, as `#field=postalAddress.postalCode`, with
 * its text selected: a link leads to where something is to be mended.
 */
export function FocusField() {
  const t = useT()
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) return keepFocusOn(() => findNamedControl(t))
  }, [t, isHydrated])
  return null
}

/**
 * Focuses a control and selects its text, and again when the router gives the focus to the page
 * that it has changed to. It ends with the first press of a hand.
 */
function keepFocusOn(find: () => HTMLElement | null): () => void {
  const ending = new AbortController()
  const { signal } = ending
  function focusControl() {
    const control = find()
    if (!control || !isNowhere(document.activeElement)) return
    control.focus()
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.select()
  }
  document.addEventListener('focusin', focusControl, { signal })
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, () => ending.abort(), { signal, capture: true })
  focusControl()
  return () => ending.abort()
}

/** The address may come after the page, where a link has led here. */
function findNamedControl(t: Translate): HTMLElement | null {
  const named = new URLSearchParams(location.hash.slice(1)).get('field')
  return named === null ? null : findControl(t, named)
}

/**
 * A row of the address has an id, a text its name; lists and masked values stand in a group under
 * their label.
 */
function findControl(t: Translate, path: string): HTMLElement | null {
  const field = findFieldByPath(path)
  if (field === undefined) return null
  if (field === 'address')
    return document.getElementById(`field-${path.slice(path.lastIndexOf('.') + 1)}`)
  const label = t(`customerFields.${field}`)
  const groups = [...document.querySelectorAll('#content [role="group"][aria-labelledby]')]
  const group = groups.find(
    (each) =>
      document.getElementById(each.getAttribute('aria-labelledby')!)?.firstChild?.textContent ===
      label,
  )
  return (
    document.querySelector<HTMLElement>(`#content [name="${field}"]`) ??
    group?.querySelector<HTMLElement>(
      `input, button[aria-label="${t('customers.maskedChange', { field: label })}"]`,
    ) ??
    null
  )
}
