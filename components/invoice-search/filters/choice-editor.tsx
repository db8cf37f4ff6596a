'use client'

import { useState } from 'react'
import { onEnter } from '@/components/data-grid/filters/text-editor'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { isPrivateSearch } from '@/lib/features/invoice-search/client/partner-search-view'
import {
  type CodedField,
  findKnownValue,
  knownValues,
} from '@/lib/features/invoice-search/domain/known-values'
import { labelCode, toTypedCode } from '@/lib/features/invoice-search/messages/code-labels'
import { formatCount } from '@/lib/shared/format/count'

/**
 * Ticks for the values of a field, in words: those the desk knows, those that the rows which are held
 * show (counted, marked where no document names them), and any other that one types by its code or
 * its words, because every list is incomplete. A value that may be an identity number is refused:
 * filters stand in the address.
 */
export function ChoiceEditor({
  label,
  field,
  seen,
  rowCount,
  chosen,
  isSingle = false,
  onChoose,
}: ChoiceEditorProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const values = [...new Set([...knownValues[field], ...seen.keys(), ...chosen])]
  const words = new Map(values.map((code) => [code, labelCode(t, field, code)]))
  const value = toTypedCode(t, field, typed.trim(), values)
  const withTyped = isSingle ? [value] : [...new Set([...chosen, value])]
  const isIdentity = value !== '' && isPrivateSearch(withTyped.join())

  function toggle(ticked: string) {
    if (isSingle) onChoose(chosen.includes(ticked) ? [] : [ticked])
    else
      onChoose(
        chosen.includes(ticked) ? chosen.filter((each) => each !== ticked) : [...chosen, ticked],
      )
  }

  function add() {
    if (value === '' || isIdentity) return
    onChoose(withTyped)
    setTyped('')
  }

  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {seen.size > 0 && (
        <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5">
          {t('invoiceSearch.filter.counted', { count: rowCount, shown: formatCount(rowCount) })}
        </p>
      )}
      <ul className="max-h-66 overflow-auto">
        {values.map((each) => (
          <li
            key={each}
            className="flex items-center justify-between gap-3 rounded-sm px-1 py-0.5 hover:bg-hover"
            title={words.get(each) === each ? undefined : each}
          >
            <Checkbox checked={chosen.includes(each)} onChange={() => toggle(each)}>
              {words.get(each)}
              {isWrittenOtherwise(field, each) && <Beside>{each}</Beside>}
              {!findKnownValue(field, each) && (
                <Beside>{t('invoiceSearch.filter.undocumented')}</Beside>
              )}
            </Checkbox>
            {seen.has(each) && (
              <span
                className="text-2xs/5 text-ink-3 tabular-nums"
                title={t('invoiceSearch.filter.inRows', { count: formatCount(seen.get(each)!) })}
              >
                {formatCount(seen.get(each)!)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex gap-1.5 p-1">
        <input
          className="input min-w-0 flex-1"
          value={typed}
          aria-label={`${label}: ${t('grid.filter.other')}`}
          placeholder={t('grid.filter.other')}
          aria-invalid={isIdentity || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onEnter(add)}
        />
        <Button size="sm" onClick={add}>
          {t('invoiceSearch.filter.addOther')}
        </Button>
      </div>
      <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5" role="status">
        {t(isIdentity ? 'grid.filter.identityNumber' : 'invoiceSearch.filter.otherHint')}
      </p>
    </fieldset>
  )
}

type ChoiceEditorProps = {
  label: string
  field: CodedField
  /** How often the rows that are held show each value. */
  seen: ReadonlyMap<string, number>
  rowCount: number
  chosen: readonly string[]
  /** The upstream takes one value only. */
  isSingle?: boolean
  onChoose: (values: string[]) => void
}

const Beside = ({ children }: { children: string }) => (
  <small className="text-2xs/5 text-ink-3"> {children}</small>
)

/** A known value in another spelling, which has the same words: only the code tells them apart. */
const isWrittenOtherwise = (field: CodedField, code: string) =>
  ![undefined, code].includes(findKnownValue(field, code))
