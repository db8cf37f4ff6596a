import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { env } from '@/lib/env'
import { t } from '@/lib/format/translate'
import { safeNext } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'
import { SignInPanel } from './sign-in-panel'

export const metadata: Metadata = { title: t('session.signInTitle') }

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { next } = await searchParams
  const goOn = safeNext(typeof next === 'string' ? next : undefined)
  if (await currentSession()) redirect(goOn)
  return (
    <main className="signin">
      <div>
        <h1>{t('session.product')}</h1>
        <p className="pb-4 text-ink-2">{t('session.productFor')}</p>
        <SignInPanel next={goOn} />
        {env().DESK_SIGN_IN_HINT && <p className="pt-4 text-xs text-ink-3">{env().DESK_SIGN_IN_HINT}</p>}
      </div>
    </main>
  )
}
