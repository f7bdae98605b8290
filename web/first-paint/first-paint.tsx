import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { type Address, addresses } from '../src/addresses.ts'
import { Hero } from '../src/patron/home/Hero.tsx'
import { Header } from '../src/shell/Header.tsx'
import { PracticeBanner } from '../src/shell/PracticeBanner.tsx'
import styles from '../src/shell/Shell.module.css'
import { directionOf, type Language } from '../src/words/language.ts'
import { loadArea, prepareWords } from '../src/words/words.ts'

/** What stands on a page before its script has come: header and hero, the header alone, or nothing. */
export const kinds = ['home', 'page', 'bare'] as const
export type Kind = (typeof kinds)[number]

const kindOf = ({ title, bare, staff }: Address): Kind =>
  bare || staff ? 'bare' : title === 'titleHome' ? 'home' : 'page'

/** Every address with its kind; any other address shows the home page. */
export const kindsOfPaths = Object.fromEntries(
  addresses.filter(({ path }) => path !== '*').map((address) => [address.path, kindOf(address)]),
)

/** The markup that the first screen of the app takes the place of, word for word and in the same classes. */
export async function firstPaint(kind: Kind, language: Language): Promise<string> {
  if (!i18next.isInitialized) prepareWords(language)
  await Promise.all((['shell', 'parts', 'home'] as const).map((area) => loadArea(language, area)))
  await i18next.changeLanguage(language)
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[kind === 'home' ? '/' : '/page']}>
        <div className={styles.page} lang={language} dir={directionOf(language)}>
          <PracticeBanner />
          {kind === 'bare' ? null : <Header onWater={kind === 'home'} />}
          <main className={styles.main}>{kind === 'home' ? <Hero /> : null}</main>
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
