'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { FormDialog } from '@/components/form/form-dialog'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { countBrokenRules, type DocumentCheck } from '@/lib/features/document-rules/domain/public'
import type { Outgoing } from '@/lib/features/invoice-sending/domain/sent-before'
import { SentBefore } from './sent-before'
import { useKnownBefore } from './use-known-before'

type Props = {
  title: string
  identifier: string
  /** What is asked for by its number; null where it takes the place of a failed one. */
  outgoing: Outgoing | null
  /** What the rules of the network say; null where they are not asked. */
  check: DocumentCheck | null
  isBusy: boolean
  onCancel: () => void
  /** Takes what was sent under its number before, as the person knows. */
  onSubmit: (besides: readonly string[]) => void
}

/** The last question before a document goes out: to whom, over how much, and what speaks against it. */
export function ConfirmSend(props: Props) {
  const { title, identifier, outgoing, check, isBusy, onCancel, onSubmit } = props
  const t = useT()
  const { mayGoOut, besides, ...before } = useKnownBefore(outgoing)
  const [although, setAlthough] = useState(false)
  const broken = countBrokenRules(check?.findings ?? [])
  return (
    <FormDialog
      title={title}
      intro={t('invoiceSending.questionNote')}
      submit={t('invoiceSending.confirm')}
      variant="final"
      isEmpty={(broken > 0 && !although) || !mayGoOut}
      isSending={isBusy}
      sending={t('invoiceSending.sending')}
      onClose={onCancel}
      onSubmit={() => onSubmit(besides)}
    >
      <p className="text-ink-2">
        {t('invoiceSending.identifier')} <code>{identifier}</code>
      </p>
      <SentBefore {...before} identifier={identifier} />
      {broken > 0 && (
        <>
          <p className="flex items-start gap-1.5 py-2 text-fail">
            <Glyph verdict="fail" className="mt-0.75" />
            {t('invoiceSending.breaks', { count: broken })}
          </p>
          <Checkbox checked={although} onChange={({ target }) => setAlthough(target.checked)}>
            {t('invoiceSending.sendAnyway')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}
