'use client'

import { useState } from 'react'
import { useT } from '@/lib/client/translation'
import { Button, type ButtonStyle } from './button'
import { Icon, type IconName } from './icon'

/**
 * Copies a text as it stands when it is pressed, and says so, in words, once it is done or refused. Without children it
 * is an icon named by `label`.
 */
export function CopyButton({
  text,
  label,
  icon = 'copy',
  children,
  ...variant
}: {
  text: string | (() => string)
  label?: string
  icon?: IconName
  children?: string
  'aria-keyshortcuts'?: string
} & ButtonStyle) {
  const t = useT()
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused' | null>(null)

  async function copy() {
    setOutcome(await copyText(typeof text === 'string' ? text : text()))
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        square={!children}
        {...variant}
        aria-label={children ? undefined : (label ?? t('form.copy'))}
        onClick={copy}
        onBlur={() => setOutcome(null)}
      >
        <Icon name={outcome === 'copied' ? 'check' : icon} />
        {children}
      </Button>
      <span className="sr-only" role="status">
        {outcome && t(`form.${outcome}`)}
      </span>
    </>
  )
}

/** Copies a number that stands before it, in a line of facts. */
export function CopyNumber({ text }: { text: string }) {
  const t = useT()
  return (
    <span className="relative -my-1 ml-1 inline-block align-middle">
      <CopyButton text={text} label={t('form.copyValue', { value: text })} />
    </span>
  )
}

/** A number among facts, with the button that copies it. */
export const CopiedNumber = ({ text }: { text: string }) => (
  <>
    {text} <CopyNumber text={text} />
  </>
)

/** Without a secure connection a browser has no clipboard to write to. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyRefused'
  }
}
