'use client'

import { SignInForm } from '@/components/sign-in/sign-in-form'
import { t } from '@/lib/shared/i18n/translate'

/**
 * Goes on to a page of the desk by a whole load, so that nothing of an earlier person stays in
 * memory.
 */
export function SignInPanel({ next }: { next: string }) {
  return <SignInForm submit={t('session.signIn')} onSignedIn={() => location.assign(next)} />
}
