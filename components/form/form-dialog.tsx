'use client'

import { type FormEvent, useId } from 'react'
import { Button, type ButtonStyle } from '@/components/ui/button'
import { Dialog, type DialogProps } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'

type Props = Pick<DialogProps, 'title' | 'intro' | 'size' | 'children' | 'onClose'> & {
  /** What the button says that submits. */
  submit: string
  variant?: ButtonStyle['variant']
  /** There is nothing to submit as it stands; the button is read and does not press. */
  isEmpty?: boolean
  /** It is on its way: the dialog stays until the answer. */
  isSending?: boolean
  sending?: string
  onSubmit: () => void
}

/** A dialog that asks for something once: its fields, the way out, and one button, which Enter presses. */
export function FormDialog({
  submit,
  variant = 'primary',
  isEmpty = false,
  isSending = false,
  sending = submit,
  onSubmit,
  children,
  ...dialog
}: Props) {
  const t = useT()
  const id = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty && !isSending) onSubmit()
  }

  return (
    <Dialog
      open
      {...dialog}
      locked={isSending}
      footer={
        <>
          <Button
            variant="quiet"
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && dialog.onClose()}
          >
            {t('form.cancel')}
          </Button>
          <Button
            variant={variant}
            type="submit"
            form={id}
            aria-disabled={isEmpty || undefined}
            busy={isSending}
            busyLabel={sending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
