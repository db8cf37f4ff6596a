'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'
import type { PasteResult } from './use-pasted-address'

/**
 * Takes a whole address as text: a place to paste it, for those who do not paste into a field of
 * the group.
 */
export function PasteAddress({ onText }: { onText: (text: string) => Promise<PasteResult> }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<PasteResult>()
  const area = useRef<HTMLTextAreaElement>(null)

  function close() {
    setOpen(false)
    setResult(undefined)
  }

  async function take() {
    const became = await onText(area.current?.value ?? '')
    if (became === 'filled') close()
    else setResult(became)
  }

  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('customers.paste.open')}
      </Button>
      <Dialog
        open={isOpen}
        size="sm"
        title={t('customers.paste.title')}
        intro={t('customers.paste.lead')}
        result={
          result === 'no-address'
            ? t('customers.paste.refused')
            : result && t('customers.paste.unread')
        }
        onClose={close}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('customers.paste.cancel')}
            </Button>
            <Button variant="primary" onClick={take}>
              {t('customers.paste.take')}
            </Button>
          </>
        }
      >
        <textarea
          ref={area}
          className="input"
          rows={6}
          aria-label={t('customers.paste.label')}
          autoComplete="off"
          spellCheck={false}
        />
      </Dialog>
    </>
  )
}
