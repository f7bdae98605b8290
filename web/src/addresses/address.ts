import type { WordArea, WordKey } from '@mikvah/contract/words/key.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import type { ComponentType } from 'react'

type Who = 'anyone' | 'signedIn' | readonly Role[]

/** One address of the product: who may open it, its title, the words it speaks and its screen. */
export type Address = {
  path: string
  who: Who
  /** Key of its page title. A title never names the visit. */
  title: WordKey
  words?: readonly WordArea[]
  screen?: () => Promise<ComponentType>
  /** Room tablets, kiosks and displays show themselves without header and drawer. */
  bare?: true
  /** Stands in the frame of those who work here (staff/shell), which keeps it true; it has a bar of its own. */
  staff?: true
}
