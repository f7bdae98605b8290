import { membership } from '@mikvah/contract/words/he/membership.ts'
import { pages } from '@mikvah/contract/words/he/pages.ts'
import { profile } from '@mikvah/contract/words/he/profile.ts'

export const areas = { membership, pages, profile }
