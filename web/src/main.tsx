import './look/look.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createRouter, firstScreen } from './app.tsx'
import { stopSecondTaps } from './shell/second-taps.ts'
import { noteTyping } from './shell/typed-here.ts'
import { firstLanguage } from './words/first-language.ts'
import { startWords } from './words/words.ts'

// Going back is a navigation too, and each begins at the top (spec, patron 2); the browser would jump after us.
history.scrollRestoration = 'manual'

stopSecondTaps(document)
noteTyping(document)

/** Awaits nothing at the top of the file: the screens it waits for import from the same chunk, which must be done by then. */
async function start() {
  // Nothing asks for Temporal before the first paint of a screen, so older browsers fetch it here and others never.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

  // The first screen is on its way while the words of the shell arrive.
  const words = startWords(firstLanguage())
  // In a task of its own: the page as it was served answers a finger in between.
  await new Promise((go) => setTimeout(go))
  const router = createRouter()
  await words
  await firstScreen(router)

  const place = document.getElementById('app')
  if (!place) return
  const root = createRoot(place)
  // As a transition it is drawn in slices, between which the page as it was served still scrolls and answers.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}

start()
