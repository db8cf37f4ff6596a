'use client'

import { type FormEvent, useState } from 'react'
import { formatCount } from '@/components/data-grid/pager'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { ImportAnswer } from '@/lib/shared/file-import/import-answers'
import type { GivenValue, ImportField, ImportForms } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import type { ImportTexts } from './import-texts'

type Props<Key extends string> = {
  group: FindingGroup<Key>
  field: ImportField<Key> | undefined
  texts: ImportTexts<Key>
  onForms: (forms: Partial<ImportForms>) => void
  onAnswer: (answer: ImportAnswer<Key>) => void
}

/**
 * What mends every row of a finding: how the file is to be read, another value, that the rows stay
 * behind, or that they are right.
 */
export function FindingFix<Key extends string>({
  group,
  field,
  texts,
  onForms,
  onAnswer,
}: Props<Key>) {
  const t = useT()
  const count = group.cases.length
  if (group.why === 'ambiguousDay')
    return (
      <div className={line}>
        <span className="text-ink-2">{t('fileImport.findings.readAs')}</span>
        {(['dmy', 'mdy'] as const).map((days) => (
          <Button key={days} size="sm" onClick={() => onForms({ days })}>
            {t(`fileImport.forms.day.${days}`)}
          </Button>
        ))}
      </div>
    )
  if (group.why === 'ambiguousNumber')
    return (
      <div className={line}>
        <span className="text-ink-2">{t('fileImport.findings.readAs')}</span>
        <Button size="sm" onClick={() => onForms({ decimals: ',' })}>
          {t('fileImport.forms.decimals.comma')}
        </Button>
        <Button size="sm" onClick={() => onForms({ decimals: '.' })}>
          {t('fileImport.forms.decimals.point')}
        </Button>
      </div>
    )
  return (
    <>
      {field && group.values.length === 1 && (
        <ValueForm
          field={field}
          texts={texts}
          count={count}
          onGiven={(given) => onAnswer({ group, does: 'set', given })}
        />
      )}
      <div className={`${line} justify-end`}>
        <Button size="sm" onClick={() => onAnswer({ group, does: 'leaveOut' })}>
          {t('fileImport.findings.leaveOut', { count: formatCount(count) })}
        </Button>
        {group.is === 'warned' && (
          <Button size="sm" onClick={() => onAnswer({ group, does: 'approve' })}>
            {t('fileImport.findings.approve', { count: formatCount(count) })}
          </Button>
        )}
      </div>
    </>
  )
}

const line = 'flex flex-wrap items-center gap-1.5 pt-1.5 pl-5.5'

type FormProps<Key extends string> = {
  field: ImportField<Key>
  texts: ImportTexts<Key>
  count: number
  onGiven: (given: GivenValue<Key>) => void
}

/** A value for every row of a finding; a day can also be reckoned from another one. */
function ValueForm<Key extends string>({ field, texts, count, onGiven }: FormProps<Key>) {
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
    <form className={line} onSubmit={apply}>
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
