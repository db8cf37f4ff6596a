import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { filledRows } from '@/lib/domain/customer-edit'
import { cleanedEmail } from '@/lib/domain/email-clean-up'
import { t } from '@/lib/format/translate'
import { CannotClear } from './cannot-clear'
import type { CustomerEdit } from './use-customer-edit'

/** E-mail addresses as rows. What the upstream will probably clean away is said before saving. */
export function EmailRows({ edit, error }: { edit: CustomerEdit; error?: string }) {
  const rows = edit.typed.emailAddressDocument
  const list = useRef<HTMLDivElement>(null)
  const isChanged = edit.changed.includes('emailAddressDocument')
  const isKnown = edit.baseline.emailAddressDocument != null
  const isStuck = edit.stuck.includes('emailAddressDocument')
  const cleaned = filledRows(rows).filter((row) => cleanedEmail(row) !== row)
  const setRows = (next: string[]) => edit.form.setValue('emailAddressDocument', next, { shouldDirty: true })

  function addRow() {
    flushSync(() => setRows([...rows, '']))
    const inputs = list.current?.querySelectorAll('input')
    inputs?.[inputs.length - 1]?.focus()
  }

  return (
    <Field
      label={t('customers.field.emailAddressDocument')}
      detail={t('customers.field.emailAddressDocumentDetail')}
      group
      look={isStuck ? 'warned' : isChanged ? 'changed' : 'rest'}
      was={isChanged && !isStuck && isKnown ? edit.before.emailAddressDocument.join(', ') : undefined}
      warning={
        isStuck ? (
          <CannotClear value={edit.before.emailAddressDocument.join(', ')} />
        ) : isChanged && !isKnown ? (
          t('customers.emailUnknown')
        ) : isChanged && cleaned.length > 0 ? (
          t('customers.willBeCleaned', { email: cleaned.map(cleanedEmail).join(', ') })
        ) : undefined
      }
      error={error}
    >
      {(control) => (
        <div className="stack" ref={list}>
          {(rows.length > 0 ? rows : ['']).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its text changes with every key
            <div key={at} className="flex gap-2">
              <TextInput
                {...control}
                value={row}
                aria-label={t('customers.emailRow', { row: at + 1 })}
                look={row === (edit.before.emailAddressDocument[at] ?? '') && !error ? 'rest' : control.look}
                inputMode="email"
                spellCheck={false}
                onChange={(event) => setRows(Object.assign([...(rows.length > 0 ? rows : [''])], { [at]: event.target.value }))}
              />
              {rows.length > 1 && (
                <Button
                  variant="quiet"
                  square
                  aria-label={t('customers.removeEmail', { row: at + 1 })}
                  onClick={() => setRows(rows.filter((_, other) => other !== at))}
                >
                  <Icon name="x" />
                </Button>
              )}
            </div>
          ))}
          <div>
            <Button variant="quiet" size="sm" onClick={addRow}>
              <Icon name="plus" />
              {t('customers.addEmail')}
            </Button>
          </div>
        </div>
      )}
    </Field>
  )
}
