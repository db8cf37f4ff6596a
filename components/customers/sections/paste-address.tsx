'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'

/**
 * Takes a whole address as text: a place to paste it, for those who do not paste into a field of
 * the group.
 */
export function PasteAddress({ onText }: { onText: (text: string) => boolean }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)

  function close() {
    setOpen(false)
    setRefused(false)
  }

  function take() {
    if (onText(area.current?.value ?? '')) close()
    else setRefused(true)
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
        result={isRefused ? t('customers.paste.refused') : undefined}
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
