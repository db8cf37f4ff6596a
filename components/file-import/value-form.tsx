'use client'

import { type FormEvent, useState } from 'react'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { GivenValue, ImportField } from '@/lib/shared/file-import/import-fields'
import { formatCount } from '@/lib/shared/format/count'
import type { ImportTexts } from './import-texts'

type Props<Key extends string> = {
  field: ImportField<Key>
  texts: ImportTexts<Key>
  count: number
  onGiven: (given: GivenValue<Key>) => void
}

/** A value for every row of a finding; a day can also be reckoned from another one. */
export function ValueForm<Key extends string>({ field, texts, count, onGiven }: Props<Key>) {
  const t = useT()
  const { after, choices } = field
  const [isReckoned, setReckoned] = useState(after !== undefined)
  const [value, setValue] = useState(choices?.[0] ?? '')
  const [days, setDays] = useState('14')
  const isEmpty = isReckoned ? !/^\d{1,3}$/.test(days) : value.trim() === ''

  function apply(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    if (isReckoned && after) onGiven({ from: 'after', field: after, days: Number(days) })
    else onGiven({ from: 'value', value: value.trim() })
  }

  return (
    <form className={fixLine} onSubmit={apply}>
      {after && (
        <select
          className="input w-auto min-w-0 flex-1"
          aria-label={t('fileImport.findings.way')}
          value={isReckoned ? 'after' : 'value'}
          onChange={({ target }) => setReckoned(target.value === 'after')}
        >
          <option value="after">
            {t('fileImport.findings.after', { field: texts.field(after) })}
          </option>
          <option value="value">{t('fileImport.findings.typed')}</option>
        </select>
      )}
      {isReckoned ? (
        <>
          <TextInput
            className="w-14 flex-none"
            inputMode="numeric"
            aria-label={t('fileImport.findings.days')}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
          <span className="text-ink-2">{t('fileImport.findings.days')}</span>
        </>
      ) : choices ? (
        <select
          className="input w-auto min-w-0 flex-1"
          aria-label={t('fileImport.findings.set')}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {texts.choice(field.key, each)}
            </option>
          ))}
        </select>
      ) : (
        <TextInput
          className="min-w-24 flex-1"
          aria-label={t('fileImport.findings.set')}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      <Button size="sm" type="submit" aria-disabled={isEmpty || undefined}>
        {t('fileImport.findings.apply', { count: formatCount(count) })}
      </Button>
    </form>
  )
}

/** The line in which what mends a finding stands. */
export const fixLine = 'flex flex-wrap items-center gap-1.5 pt-1.5 pl-5.5'
