'use client'

import { createContext, type ReactNode, useContext } from 'react'

const ServiceNameContext = createContext('the service')

/** Tells the pages below what the upstream is called on the screen. */
export function ServiceNameProvider({ name, children }: { name: string; children: ReactNode }) {
  return <ServiceNameContext value={name}>{children}</ServiceNameContext>
}

/** What the upstream is called on the screen, as it stands within a sentence. */
export const useServiceName = (): string => useContext(ServiceNameContext)
