'use client'

import { type ReactNode, useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import { parseInteger } from '@/lib/shared/numbers/number-input'

type Props = {
  title: string
  intro: string
  count: number
  submit: string
  /** It is on its way: the dialog stays until the answer. */
  isSending?: boolean
  children: ReactNode
  onClose: () => void
  /** Gets the number as it was typed, without what sets its thousands apart. */
  onConfirm: (typedTotal: string) => void
}

/** The last question before many rows go out: what it will do, and their number, typed. */
export function ConfirmByNumber({ count, submit, children, onConfirm, ...dialog }: Props) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const isRight = parseInteger(typed) === count
  return (
    <FormDialog
      {...dialog}
      submit={submit}
      isEmpty={!isRight}
      onSubmit={() => onConfirm(String(count))}
    >
      {children}
      <label htmlFor={id} className="grid grid-cols-[1fr_120px] items-center gap-3 pt-3">
        <span className="text-ink-2">{t('fileImport.confirm.type')}</span>
        <TextInput
          id={id}
          data-autofocus
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p className="pt-1 text-right text-xs text-ink-3" role="status">
        {typed !== '' && !isRight && t('fileImport.confirm.wrong', { count: String(count) })}
      </p>
    </FormDialog>
  )
}
