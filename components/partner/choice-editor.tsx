'use client'

import { type KeyboardEvent, useState } from 'react'
import { grouped } from '@/components/data-grid/pager'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/format/translate-partner'

/**
 * Ticks for the values of a field: those the desk knows, those that the rows which are held show (counted, marked where no document names them), and any
 * other that one types, because every list is incomplete.
 */
export function ChoiceEditor({ label, known, seen, chosen, isSingle = false, onChoose }: ChoiceEditorProps) {
  const [typed, setTyped] = useState('')
  const values = [...new Set([...known, ...seen.keys(), ...chosen])]

  function toggle(value: string) {
    if (isSingle) onChoose(chosen.includes(value) ? [] : [value])
    else onChoose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  }

  function add() {
    const value = typed.trim()
    if (value === '') return
    onChoose(isSingle ? [value] : [...new Set([...chosen, value])])
    setTyped('')
  }

  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <ul className="filter-choices">
        {values.map((value) => (
          <li key={value}>
            <Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)}>
              {value}
              {!known.includes(value) && <small> {t('partner.filter.undocumented')}</small>}
            </Checkbox>
            {seen.has(value) && (
              <span className="filter-count" title={t('partner.filter.inRows', { count: grouped(seen.get(value)!) })}>
                {grouped(seen.get(value)!)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="filter-other">
        <input
          className="input"
          value={typed}
          aria-label={`${label}: ${t('partner.filter.other')}`}
          placeholder={t('partner.filter.other')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onEnter(add)}
        />
        <Button size="sm" onClick={add}>
          {t('partner.filter.addOther')}
        </Button>
      </div>
      <p className="filter-hint">{t('partner.filter.otherHint')}</p>
    </fieldset>
  )
}

type ChoiceEditorProps = {
  label: string
  known: readonly string[]
  /** How often the rows that are held show each value. */
  seen: ReadonlyMap<string, number>
  chosen: readonly string[]
  /** The upstream takes one value only. */
  isSingle?: boolean
  onChoose: (values: string[]) => void
}

/** Runs a verb on Enter, and nothing else of the key. */
export const onEnter = (verb: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  verb()
}
