'use client'

import { SignInForm } from '@/components/sign-in/sign-in-form'
import { useT } from '@/lib/client/translation'

/**
 * Goes on to a page of the desk by a whole load, so that nothing of an earlier person stays in
 * memory.
 */
export function SignInPanel({ next }: { next: string }) {
  const t = useT()
  return <SignInForm submit={t('session.signIn')} onSignedIn={() => location.assign(next)} />
}
