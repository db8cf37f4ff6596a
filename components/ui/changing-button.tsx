import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'
import { useIsRead } from './hooks/use-is-read'

/**
 * A button whose verb can become another one in its place, by a colleague's change or by its own
 * press. It takes no press for a moment then, and the focus stays on it.
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
