import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { getDerivedKey, makeKeyedDigest } from '@/lib/platform/database/sealed'
import { isSecure } from './cookie'

/**
 * What a browser carries in which somebody has signed in: a random id, whose names, and until when
 * it counts. Signed, and told to nobody.
 */
type Known = { id: string; names: string[]; until: number }

const knownDays = 180
const namesMax = 5

const getCookieName = () => (isSecure() ? '__Host-duedesk.browser' : 'duedesk.browser')

/**
 * The id of this browser, where this person has signed in with it before; else null. Guesses of
 * strangers do not count against it, and its own do (throttle.ts).
 */
export async function findKnownBrowserId(userName: string): Promise<string | null> {
  const known = await readKnownBrowser()
  return known?.names.includes(makeNameMark(known.id, userName)) ? known.id : null
}

/** Remembers that this person has signed in with this browser. */
export async function rememberBrowser(userName: string): Promise<void> {
  const earlier = await readKnownBrowser()
  const id = earlier?.id ?? randomBytes(16).toString('base64url')
  const names = [
    makeNameMark(id, userName),
    ...(earlier?.names ?? []).filter((each) => each !== makeNameMark(id, userName)),
  ].slice(0, namesMax)
  const known: Known = { id, names, until: Date.now() + knownDays * 86_400_000 }
  const text = Buffer.from(JSON.stringify(known)).toString('base64url')
  const options = {
    httpOnly: true,
    sameSite: 'lax' as const,
    path: '/',
    secure: isSecure(),
    maxAge: knownDays * 86_400,
  }
  ;(await cookies()).set(getCookieName(), `${text}.${signText(text)}`, options)
}

async function readKnownBrowser(): Promise<Known | null> {
  const [text = '', signature = ''] = (await cookies()).get(getCookieName())?.value.split('.') ?? []
  const [told, own] = [Buffer.from(signature), Buffer.from(signText(text))]
  if (told.length !== own.length || !timingSafeEqual(told, own)) return null
  const known = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Known
  return known.until > Date.now() ? known : null
}

const signText = (text: string) =>
  createHmac('sha256', getDerivedKey('known browser')).update(text).digest('base64url')

const makeNameMark = (id: string, userName: string) =>
  makeKeyedDigest(`browser ${id} ${userName.toLowerCase()}`).slice(0, 22)
