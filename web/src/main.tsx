import './look/look.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { firstLanguage } from './shell/first-language.ts'
import { startWords } from './words/words.ts'

/** Nothing asks for Temporal before the first paint of a screen, so older browsers fetch it here and others never. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

await startWords(firstLanguage())

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
