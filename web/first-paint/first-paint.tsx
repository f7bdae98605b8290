import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Address } from '../src/addresses/address.ts'
import { addresses } from '../src/addresses/addresses.ts'
import { Hero } from '../src/patron/home/Hero.tsx'
import { HoursHead } from '../src/patron/hours/HoursHead.tsx'
import hours from '../src/patron/hours/HoursScreen.module.css'
import { SignInFrame } from '../src/patron/sign-in/SignInFrame.tsx'
import { Header } from '../src/shell/Header.tsx'
import { PracticeBanner } from '../src/shell/PracticeBanner.tsx'
import styles from '../src/shell/Shell.module.css'
import { directionOf } from '../src/words/language.ts'
import { Speaking } from '../src/words/use-words.ts'
import { loadArea } from '../src/words/words.ts'
import { type Landing, landings } from './landings.ts'

/**
 * What a page shows before its script has loaded. Whoever isn't signed in gets the sign-in on any page that needs one,
 * so `guest` shows the frame of the sign-in to her alone; `page` has the header, and `bare` has nothing.
 */
const beginnings = {
  home: () => <Hero />,
  hours: () => (
    <div className={`wrap ${hours.screen}`}>
      <HoursHead />
    </div>
  ),
  guest: () => (
    <div data-for-guests>
      <SignInFrame />
    </div>
  ),
  page: () => null,
  bare: () => null,
} as const satisfies Record<string, () => ReactNode>
/** What an address shows before its script, as `beginnings` has it. */
export type Kind = keyof typeof beginnings
const kinds = Object.keys(beginnings) as Kind[]

const ofTitles: Partial<Record<WordKey, Kind>> = {
  titleHome: 'home',
  titleHours: 'hours',
  titleLogin: 'guest',
}

function kindOf({ title, bare, staff, who }: Address): Kind {
  if (bare || staff) return 'bare'
  return ofTitles[title] ?? (who === 'anyone' ? 'page' : 'guest')
}

const isLanding = (path: string): path is Landing => Object.hasOwn(landings, path)

/** What is told of a page: how it begins and, where it is a landing, whom its screen is for, and its areas of words. */
type Begun = { kind: Kind; landing?: Landing; isHers?: boolean; words?: readonly string[] }

/** The file of a landing is named by its address, and any other by its kind. */
const nameOf = (address: Address) =>
  isLanding(address.path) ? address.path.slice(1) || 'home' : kindOf(address)

const ofPages = addresses.filter(({ path }) => path !== '*')

/**
 * For each address its page by name: a landing's own (`home` for `/`), else its kind. Any other address shows the home
 * page.
 */
export const pagesOfPaths = Object.fromEntries(
  ofPages.map((address) => [address.path, nameOf(address)]),
)

/** The pages that are written, by name: one for each kind, one for each landing. */
export const pages: Record<string, Begun> = {
  ...Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
  ...Object.fromEntries(
    ofPages.flatMap((address) => {
      const { path, who, words = [] } = address
      if (!isLanding(path)) return []
      const begun = { kind: kindOf(address), landing: path, isHers: who === 'signedIn', words }
      return [[nameOf(address), begun]]
    }),
  ),
}

const areas = ['shell', 'parts', 'home', 'hours', 'sign-in'] as const

/** The markup of the first screen, word for word and with the same classes as the app's, which replaces it. */
export async function firstPaint(kind: Kind, language: Language): Promise<string> {
  await Promise.all(areas.map((area) => loadArea(language, area)))
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[kind === 'home' ? '/' : '/page']}>
        <Speaking value={language}>
          <div className={styles.page} lang={language} dir={directionOf(language)}>
            <PracticeBanner />
            {kind === 'bare' ? null : <Header onWater={kind === 'home'} />}
            <main className={styles.main}>{beginnings[kind]()}</main>
          </div>
        </Speaking>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
