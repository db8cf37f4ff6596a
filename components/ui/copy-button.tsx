'use client'

import { useState } from 'react'
import { useT } from '@/lib/client/translation'
import { Button, type ButtonLook } from './button'
import { Icon } from './icon'

/**
 * Copies a text as it stands and says so, in words, once it is done or refused. Without children it
 * is an icon named by `label`.
 */
export function CopyButton({
  text,
  label,
  children,
  ...look
}: { text: string; label?: string; children?: string } & ButtonLook) {
  const t = useT()
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused' | null>(null)

  async function copy() {
    setOutcome(await write(text))
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        square={!children}
        {...look}
        aria-label={children ? undefined : (label ?? t('form.copy'))}
        onClick={copy}
        onBlur={() => setOutcome(null)}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {children}
      </Button>
      <span className="sr-only" role="status">
        {outcome && t(`form.${outcome}`)}
      </span>
    </>
  )
}

/** Without a secure connection a browser has no clipboard to write to. */
async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyRefused'
  }
}
