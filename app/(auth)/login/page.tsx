import { redirect } from 'next/navigation'
import { getT, titlePage } from '@/lib/composition/translation'
import { getEnv } from '@/lib/platform/env'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { sanitizeNext } from '@/lib/shared/routes'
import { SignInPanel } from './sign-in-panel'

export const generateMetadata = titlePage('session.signInTitle')

export default async function LoginRoute({ searchParams }: PageProps<'/login'>) {
  const t = await getT()
  const { next } = await searchParams
  const goOn = sanitizeNext(typeof next === 'string' ? next : undefined)
  if (await findCurrentSession()) redirect(goOn)
  return (
    <main className="grid min-h-dvh place-items-center p-6 [&>*]:w-full [&>*]:max-w-90">
      <div>
        <h1>{t('session.product')}</h1>
        <p className="pb-4 text-ink-2">{t('session.productFor')}</p>
        <SignInPanel next={goOn} />
        {getEnv().DESK_SIGN_IN_HINT && (
          <p className="pt-4 text-xs text-ink-3">{getEnv().DESK_SIGN_IN_HINT}</p>
        )}
      </div>
    </main>
  )
}
