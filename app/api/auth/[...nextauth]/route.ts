import NextAuth from 'next-auth'
import { nextAuthOptions } from '@/lib/session/next-auth-options'

type Context = { params: Promise<{ nextauth: string[] }> }

const handle = (request: Request, context: Context) => NextAuth(request as never, context as never, nextAuthOptions())

export { handle as GET, handle as POST }
