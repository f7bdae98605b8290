import { membership } from '@mikvah/contract/words/en/membership.ts'
import { pages } from '@mikvah/contract/words/en/pages.ts'
import { profile } from '@mikvah/contract/words/en/profile.ts'

export const areas = { membership, pages, profile }
