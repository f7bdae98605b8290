import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { directionOf, nameOfLanguage } from '../../words/language.ts'
import { Speaking, useWords } from '../../words/use-words.ts'
import { useHomeIn } from './home-in.ts'
import styles from './Website.module.css'

/**
 * The home page as a visitor's phone shows it, in each language, so that changes made on this page are seen at once.
 */
export function PublicHome() {
  const { t } = useWords('content')
  return (
    <section className={`${styles.card} ${styles.wide}`}>
      <h2>{t('websiteHome')}</h2>
      <p className="muted">{t('websiteHomeLead')}</p>
      <div className={styles.phones}>
        {languages.map((language) => (
          <figure key={language} className={styles.phone}>
            <figcaption lang={language}>{nameOfLanguage[language]}</figcaption>
            <Phone language={language} />
          </figure>
        ))}
      </div>
    </section>
  )
}

/**
 * A frame as wide as a phone, because the page's layout depends on the width of its window and not on that of the
 * office. It can only be looked at, since a tap in it would lead out of the office.
 */
function Phone({ language }: { language: Language }) {
  const { t } = useWords('content')
  const HomeScreen = useHomeIn(language)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  if (!HomeScreen) return null
  return (
    <>
      <iframe
        title={t('websiteHomeIn', { language: nameOfLanguage[language] })}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget: { contentDocument } }) =>
          setPlace(contentDocument && dressed(contentDocument, language))
        }
      />
      {place
        ? createPortal(
            <Speaking value={language}>
              <main inert>
                <HomeScreen />
              </main>
            </Speaking>,
            place,
          )
        : null}
    </>
  )
}

/** Copies the styles and attributes of the surrounding page into the frame's page. */
function dressed(page: Document, language: Language): HTMLElement {
  page.documentElement.lang = language
  page.documentElement.dir = directionOf(language)
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(page.importNode(sheet, true))
  return page.body
}
