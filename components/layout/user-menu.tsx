'use client'

import { useSyncExternalStore } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'
import { chooseTheme, readShownTheme, type Theme, themes, watchShownTheme } from './theme'

/** Who is signed in, how the desk looks to them, and the way out. */
export function UserMenu({
  person,
  theme,
  onSignOut,
}: {
  person: Person
  theme: Theme
  onSignOut: () => void
}) {
  const t = useT()
  const chosen = useSyncExternalStore(watchShownTheme, readShownTheme, () => theme)
  const choices = themes.map((choice) => ({
    label: t(`layout.${texts[choice]}`),
    icon: icons[choice],
    checked: choice === chosen,
    onSelect: () => chooseTheme(choice),
  }))

  return (
    <Menu
      buttonClassName="flex h-7.5 items-center gap-2 rounded-sm px-1 whitespace-nowrap hover:bg-hover aria-expanded:bg-hover max-narrow:h-11 max-narrow:min-w-11 max-narrow:justify-center"
      label={t('layout.you')}
      align="end"
      button={
        <>
          <span
            className="grid size-6 place-items-center rounded-sm bg-badge text-(length:--text-2xs) font-semibold tracking-[0.02em]"
            aria-hidden="true"
          >
            {getInitials(person.name)}
          </span>
          <span className="max-narrow:hidden">{person.name}</span>
          <Icon name="down" className="max-narrow:hidden" />
        </>
      }
      head={
        <>
          <b>{person.name}</b>
          <PersonLink person={person.userName} />
        </>
      }
      items={[
        ...choices,
        { label: t('layout.sessions'), icon: 'key', startsGroup: true, href: routes.sessions() },
        { label: t('layout.signOut'), icon: 'out', onSelect: onSignOut },
      ]}
    />
  )
}

export type Person = { name: string; userName: string }

const texts = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const
const icons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }

function getInitials(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('')
}
