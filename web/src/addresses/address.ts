import type { WordArea, WordKey } from '@mikvah/contract/words/key.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import type { ComponentType } from 'react'

type Who = 'anyone' | 'signedIn' | readonly Role[]

/** One address of the product: who may open it, its title, its words and its screen. */
export type Address = {
  path: string
  who: Who
  /** The key of the page's title. A title never names the visit. */
  title: WordKey
  /** The areas of words that are loaded with its screen. */
  words?: readonly WordArea[]
  /** Loads the screen; without one the address says that there is no such page. */
  screen?: () => Promise<ComponentType>
  /** True for the screens of room tablets, kiosks and displays, which have no header and drawer. */
  bare?: true
  /** True for a screen in the staff frame (staff/shell), which keeps it live and has a bar of its own. */
  staff?: true
}
