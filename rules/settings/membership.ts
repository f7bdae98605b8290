import type { SettingGroup } from './entry.ts'
import { standardMembershipLabels } from './standards.ts'

export const membership = {
  membershipModule: {
    type: 'flag',
    seenBy: 'everyone',
    label: 'Membership',
    standard: 'True',
    help: 'True: patrons can buy a membership and members pay member prices. False: none is sold or renewed, its pages are hidden, and nobody pays member prices; who has one keeps its dates, which count again once this is True.',
  },
  membershipLabel: {
    type: 'text',
    maxLength: 60,
    seenBy: 'everyone',
    label: 'Name of the membership',
    standard: standardMembershipLabels.en,
    help: 'What patrons see the membership called. Blank: Friend of the Mikvah.',
  },
  membershipLabelHe: {
    type: 'text',
    maxLength: 60,
    seenBy: 'everyone',
    label: 'Name of the membership, Hebrew',
    standard: standardMembershipLabels.he,
    help: 'What the membership is called in Hebrew. Blank: the name above.',
  },
  membershipAutoRenew: {
    type: 'flag',
    seenBy: 'patrons',
    label: 'Renew by itself',
    standard: 'True',
    help: 'Whether a new membership starts with auto-renew on. Each member can change it for herself.',
  },
  membershipEmail: {
    type: 'email',
    seenBy: 'admins',
    label: 'E-mail for memberships',
    standard: '',
    help: 'Who learns of bought, renewed and failed memberships. Blank: nobody.',
  },
} as const satisfies SettingGroup
