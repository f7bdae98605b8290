import { home } from '@mikvah/contract/words/he/home.ts'
import { parts } from '@mikvah/contract/words/he/parts.ts'
import { shell } from '@mikvah/contract/words/he/shell.ts'

export const areas = { home, parts, shell }
