'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { assumedLimits, type Limits } from '@/lib/shared/wire/limits'

const LimitsContext = createContext(assumedLimits)

/** Tells the pages below how much one request to the service may hold. */
export function LimitsProvider({ limits, children }: { limits: Limits; children: ReactNode }) {
  return <LimitsContext value={limits}>{children}</LimitsContext>
}

/** How much one request to the service may hold. */
export const useLimits = (): Limits => useContext(LimitsContext)
