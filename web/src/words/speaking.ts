import { createContext } from 'react'
import type { Language } from './language.ts'

/** The language of a part of the page that speaks another than the rest. */
export const Speaking = createContext<Language | null>(null)
