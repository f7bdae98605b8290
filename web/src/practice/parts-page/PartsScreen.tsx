import i18next from 'i18next'
import { Suspense, use, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { nameOfLanguage } from '../../words/language.ts'
import { loadArea } from '../../words/words.ts'
import { PartsInOneLook } from './PartsInOneLook.tsx'
import styles from './PartsScreen.module.css'

const looks = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'rtl' },
] as const

const both = Promise.all([loadArea('en', 'parts'), loadArea('he', 'parts')])
const speaking = {
  ltr: i18next.cloneInstance({ lng: 'en' }),
  rtl: i18next.cloneInstance({ lng: 'he' }),
}

/** Every part in every state, in both directions and both schemes: for those who build and check the screens. */
export const PartsScreen = () => (
  <Suspense>
    <Parts />
  </Suspense>
)

function Parts() {
  use(both)
  const [dir, setDir] = useState<'ltr' | 'rtl' | 'both'>('both')
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Parts</h1>
        <Segmented
          label="Direction"
          value={dir}
          onChange={setDir}
          options={[
            { value: 'both', label: '↔' },
            { value: 'ltr', label: nameOfLanguage.en },
            { value: 'rtl', label: nameOfLanguage.he },
          ]}
        />
      </div>
      <div className={styles.looks}>
        {looks
          .filter((look) => dir === 'both' || look.dir === dir)
          .map((look) => (
            <div
              key={look.theme + look.dir}
              data-theme={look.theme}
              dir={look.dir}
              lang={look.dir === 'rtl' ? 'he' : 'en'}
              className={styles.look}
            >
              <I18nextProvider i18n={speaking[look.dir]}>
                <PartsInOneLook />
              </I18nextProvider>
            </div>
          ))}
      </div>
    </div>
  )
}
