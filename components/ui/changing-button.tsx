import { type ReactNode, useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button'

/**
 * A button whose verb can become another one in its place, by a colleague's change or by its own
 * press. It takes no press for a moment then, so that nobody does what they did not read: a press
 * that was on its way, or the second of a double click. The focus stays on it.
 *
 * @param label what a press does; another one is another verb.
 * @param hint what stands after it, such as its key.
 */
export function ChangingButton({ label, hint, ...rest }: ChangingButtonProps) {
  const isRead = useIsRead(label)
  return (
    <Button {...rest} aria-disabled={!isRead || rest['aria-disabled'] === true}>
      {label}
      {hint}
    </Button>
  )
}

type ChangingButtonProps = Omit<ButtonProps, 'children'> & { label: string; hint?: ReactNode }

/** Until a changed word is read and a finger on its way is stopped, in milliseconds. */
const readMs = 500

function useIsRead(label: string): boolean {
  const [read, setRead] = useState(label)
  useEffect(() => {
    if (read === label) return
    const timer = setTimeout(() => setRead(label), readMs)
    return () => clearTimeout(timer)
  }, [read, label])
  return read === label
}
