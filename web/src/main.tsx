import './look/look.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createRouter, firstScreen } from './app.tsx'
import { stopSecondTaps } from './parts/taps/second-taps.ts'
import { noteTyping } from './shell/typed-here.ts'
import { firstLanguage } from './words/first-language.ts'
import { startWords } from './words/words.ts'

// Going back is a navigation too, and each begins at the top (requirements P2); the browser would scroll afterwards.
history.scrollRestoration = 'manual'

stopSecondTaps(document)
noteTyping(document)

/**
 * Nothing is awaited at the top level of this file: the screens it loads import from the same chunk, which must have
 * run by then.
 */
async function start() {
  // Temporal isn't used before the first paint of a screen, so older browsers load it here and others never.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

  // The first screen loads while the words of the shell arrive.
  const words = startWords(firstLanguage())
  // The router is made in a task of its own, so that the page as it was served can answer a tap in between.
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
