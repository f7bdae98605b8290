import { home } from '@mikvah/contract/words/en/home.ts'
import { parts } from '@mikvah/contract/words/en/parts.ts'
import { shell } from '@mikvah/contract/words/en/shell.ts'

export const areas = { home, parts, shell }
