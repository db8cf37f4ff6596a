'use client'

import { useState } from 'react'
import { onEnter } from '@/components/data-grid/filters/text-editor'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { isPrivateSearch } from '@/lib/features/invoice-search/client/partner-search-view'

/**
 * One whole number, as it is typed or pasted. What is no number, or may be an identity number, says
 * so and changes nothing: filters stand in the address.
 */
export function NumberEditor({
  label,
  value,
  onChoose,
}: {
  label: string
  value: number | null
  onChoose: (value: number | null) => void
}) {
  const t = useT()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const digits = typed.replace(/[\s#]/g, '')
  const isIdentity = isPrivateSearch(digits)
  const isWrong = isIdentity || (digits !== '' && !/^\d{1,15}$/.test(digits))
  const apply = () => !isWrong && onChoose(digits === '' ? null : Number(digits))
  return (
    <div>
      <div className="flex gap-1.5 p-1">
        <input
          className="input min-w-0 flex-1"
          inputMode="numeric"
          value={typed}
          aria-label={label}
          placeholder={label}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onEnter(apply)}
        />
        <Button size="sm" onClick={apply}>
          {t('grid.filter.apply')}
        </Button>
      </div>
      <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5" role="status">
        {isWrong &&
          (isIdentity
            ? t('grid.filter.identityNumber')
            : t('invoiceSearch.filter.number', { text: typed }))}
      </p>
    </div>
  )
}
