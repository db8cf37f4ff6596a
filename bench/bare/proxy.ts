import { NextResponse } from 'next/server'

/** As with instrumentation.ts: without it the bare app would get the desk's. It is asked for no address. */
export const proxy = () => NextResponse.next()

export const config = { matcher: ['/-'] }
