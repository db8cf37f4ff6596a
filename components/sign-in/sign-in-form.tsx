'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { type SignInOutcome, signIn } from '@/lib/features/sign-in/client/sign-in'
import type { Translate } from '@/lib/shared/i18n/translate'

type Props = {
  /** Given when a person signs in again: the name stands and cannot be changed. */
  userName?: string
  submit: string
  /** Called once the session cookie is set. */
  onSignedIn: () => void
  /** Stands beside the button. */
  beside?: ReactNode
}

/** User name and password. What was typed stays when the sign-in fails. */
export function SignInForm({ userName, submit, onSignedIn, beside }: Props) {
  const t = useT()
  const [outcome, setOutcome] = useState<SignInOutcome | 'busy' | null>(null)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (outcome === 'busy') return
    const typed = new FormData(event.currentTarget)
    setOutcome('busy')
    const next = await signIn(
      userName ?? String(typed.get('userName')),
      String(typed.get('password')),
    )
    setOutcome(next)
    if (next.kind === 'in') onSignedIn()
  }

  const problem =
    outcome === null || outcome === 'busy' || outcome.kind === 'in'
      ? undefined
      : describeSignInFailure(t, outcome)
  return (
    <form onSubmit={onSubmit} method="post">
      <Field label={t('session.userName')} stacked>
        {(control) => (
          <TextInput
            {...control}
            name="userName"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            readOnly={userName !== undefined}
            defaultValue={userName}
          />
        )}
      </Field>
      <Field label={t('session.password')} error={problem} stacked>
        {(control) => (
          <TextInput
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            data-autofocus={userName ? '' : undefined}
          />
        )}
      </Field>
      <div className="flex gap-2 pt-3">
        <Button
          variant="primary"
          type="submit"
          busy={outcome === 'busy'}
          busyLabel={t('session.signingIn')}
        >
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}

function describeSignInFailure(
  t: Translate,
  outcome: Exclude<SignInOutcome, { kind: 'in' }>,
): string {
  return outcome.kind === 'wait'
    ? t('session.wait', { seconds: outcome.seconds })
    : t(`session.${outcome.kind}`)
}
