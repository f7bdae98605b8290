import './look/look.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createRouter, firstScreen } from './app.tsx'
import { stopSecondTaps } from './shell/second-taps.ts'
import { firstLanguage } from './words/first-language.ts'
import { startWords } from './words/words.ts'

/** Nothing asks for Temporal before the first paint of a screen, so older browsers fetch it here and others never. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

// Going back is a navigation too, and each begins at the top (spec, patron 2); the browser would jump after us.
history.scrollRestoration = 'manual'

stopSecondTaps(document)

// The first screen is on its way while the words of the shell arrive.
const words = startWords(firstLanguage())
const router = createRouter()
await words
await firstScreen(router)

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}
